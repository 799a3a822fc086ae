/** A finished story by one of the fictional players. */
export interface DemoStory {
  /** Unique, kebab-case; same as the file's name. */
  slug: string;
  title: string;
  /** The key of the writer. */
  author: string;
  /** The text of its prompt. */
  prompt: string;
  /** The first sentence or two, supplied by the site and shown as the protected starter. */
  opener: string;
  /** The writer's text: continues right after the opener, with a blank line between paragraphs. */
  body: string;
  /** How many days before today it was published. */
  publishedDaysAgo: number;
  /** The slug of the story this one continues, if any. */
  appendageTo?: string;
}
