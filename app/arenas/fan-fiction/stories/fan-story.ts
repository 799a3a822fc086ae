import type { Block } from '~/stories/reading/chapter-text';
import type { StoryLink } from '~/stories/story';

/** A chapter in a list. */
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
  /** Null when there is none. */
  authorId: string | null;
  fandom: { id: string; name: string };
  /** Such as 'Mar 1, 2026'. */
  publishedOn: string;
  publishedAt: string;
  /** When its text or title last changed, as ISO 8601. */
  updatedAt: string;
  /** The beginning of chapter 1, as plain text. */
  preview: string;
  average: number | undefined;
  ratingCount: number;
  /** This person's rating, 1 to 5. */
  ownRating: number | undefined;
  /** Whether this person is its author. */
  own: boolean;
  /** Hidden from everybody except this person. */
  hidden: boolean;
  liked: boolean;
  commentCount: number;
  chapters: ChapterName[];
  chapter: FanChapter;
}

/** A story with everything its page shows. */
export interface FanStoryPage extends FanStory {
  parent: StoryLink | undefined;
  appendages: StoryLink[];
  /** The newest other stories of its author, from any arena. */
  moreByAuthor: StoryLink[];
}

/** The chapter number in an address; 1 when it is invalid. */
export function chapterNumberOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
