import type { Block } from '~/stories/reading/chapter-text';
import type { StoryLink } from '~/stories/story';

/** A chapter as a list names it. */
export interface ChapterName {
  id: string;
  number: number;
  title: string;
}

/** A chapter with its text. */
interface FanChapter extends ChapterName {
  blocks: Block[];
}

/** A story as one person reads it, with one of its chapters; safe to send to that person. */
export interface FanStory {
  id: string;
  title: string;
  author: string;
  /** Null where there is none. */
  authorId: string | null;
  fandom: { id: string; name: string };
  /** Such as 'Mar 1, 2026'. */
  publishedOn: string;
  publishedAt: string;
  /** When its words or its title last changed, as ISO 8601. */
  updatedAt: string;
  /** The beginning of chapter 1, plain. */
  preview: string;
  average: number | undefined;
  ratingCount: number;
  /** What this person gave, 1 to 5. */
  ownRating: number | undefined;
  /** Whether this person wrote it. */
  own: boolean;
  /** Out of sight for everybody but this person. */
  hidden: boolean;
  liked: boolean;
  commentCount: number;
  chapters: ChapterName[];
  chapter: FanChapter;
}

/** A story with all that its page shows. */
export interface FanStoryPage extends FanStory {
  parent: StoryLink | undefined;
  appendages: StoryLink[];
  /** The newest other stories of its author, of whichever arena. */
  moreByAuthor: StoryLink[];
}

/** The chapter that an address asks for: 1 for what it does not understand. */
export function chapterNumberOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
