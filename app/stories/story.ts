import { type StoryArena, storyArena } from '~/site/arenas';
import type { ShownTag } from '~/tags/rules/tag';
import type { Credit } from './writers/writers';

/**
 * hidden: an operator hid a published story; only its author sees it. unlisted: in no list, but who has its link reads it.
 * behind_door: reported as grave and not looked at yet; in no list, and read by its author and by those who open the door.
 */
export type StoryStatus = 'draft' | 'published' | 'hidden' | 'unlisted' | 'behind_door';

/** What a card shows of a story; safe to send to anybody who may see the list. */
export interface StoryCard {
  id: string;
  title: string;
  arena: StoryArena;
  author: string;
  /** Null where there is none. */
  authorId: string | null;
  /** Everybody who wrote it, where several did whose names lead to their pages. */
  credits?: readonly Credit[];
  /** Whom it is for, such as 'For Ada and Ben'. */
  gift?: string;
  /** How much of a collaborative story AI writers wrote, in whole percent. */
  aiPercent?: number;
  prompt: string;
  preview: string;
  /** What its author says it is about, shortened. */
  summary?: string;
  /** How far it is, such as '8/12 chapters' and 'On hiatus'. */
  progress?: readonly string[];
  /** Its language by its own name, as its author says. */
  language?: string;
  /** Its words, kudos, comments, bookmarks and readers, as far as there are any, such as '12,345 words', and when it was updated. */
  counts: readonly string[];
  /** The name of its cover. */
  cover: string;
  /** Its rating and warnings, such as 'Teen. Warnings: violence'. */
  content?: string;
  /** Which part it is of the series that it was first put into, and where that is; on the series' own page nowhere else. */
  series?: { text: string; to?: string };
  /** Its first tags. */
  tags?: readonly ShownTag[];
  /** How many more it has. */
  moreTags?: number;
  /** Such as 'Mar 1, 2026'. */
  publishedOn: string;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  ratingCount: number;
  /** That most of its ratings are from before more than half of it was changed. */
  changedSince?: true;
  /** The viewer's rating, 1 to 5. */
  ownRating: number | undefined;
  /** Whether the viewer wrote it. */
  own: boolean;
  /** On the first page of the newest stories: that it is the best of the week. */
  best?: true;
}

/** A link from one story to another. */
export interface StoryLink {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  draft: boolean;
}

/** A link to a story by its cover. */
export interface CoveredStory {
  id: string;
  arena: StoryArena;
  title: string;
  /** The name of its cover. */
  cover: string;
}

/** The label of what a story was written to. */
export function promptLabel(arena: StoryArena): 'Prompt' | 'Fandom' {
  return storyArena(arena).hasFandoms ? 'Fandom' : 'Prompt';
}

/** The average of ratings; undefined while there are none. */
export function averageOf(sum: number, count: number): number | undefined {
  return count === 0 ? undefined : sum / count;
}
