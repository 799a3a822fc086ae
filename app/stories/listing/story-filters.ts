import type { StoryArena } from '~/site/arenas';
import { type ContentRating, type ContentWarning, warningNames } from '../content-rating/content-rating';

/** The length of a story: short under 500 words, long from 2,000 on. */
export type StoryLength = 'short' | 'medium' | 'long';
/** By people alone, or with AI writers. */
type StoryWriters = 'human' | 'ai';
/** The lowest average rating. */
type MinRating = 3 | 4;

/** Which warnings a list includes or leaves out. */
export type WarningFilter = ContentWarning | `no-${ContentWarning}` | 'none';

export const warningFilters: readonly WarningFilter[] = ['none', ...warningNames.map((name) => `no-${name}` as const), ...warningNames];

export interface StoryFilters {
  length?: StoryLength | undefined;
  rating?: MinRating | undefined;
  writers?: StoryWriters | undefined;
  /** Only stories of this rating; 'teen' has General ones, too. */
  content?: ContentRating | undefined;
  /** Only stories with this warning, without it ('no-…'), or without any ('none'). */
  warning?: WarningFilter | undefined;
  /** The id of the fandom of fan fiction. */
  fandom?: string | undefined;
}

export const lengths = ['short', 'medium', 'long'] as const satisfies readonly StoryLength[];

/** Whether a text has the form of a fandom's id and can be used in a query. */
export function isFandomId(text: string): boolean {
  return /^[\w-]{1,80}$/.test(text);
}

/** Whether a list leaves anything out. */
export function isFiltered({ length, rating, writers, content, warning, fandom }: StoryFilters): boolean {
  return [length, rating, writers, content, warning, fandom].some((filter) => filter !== undefined);
}

/** The arenas and kinds of writers, in the order of `story_shelf` in the database. */
const kinds: readonly { arena: StoryArena; writers: StoryWriters }[] = [
  { arena: 'story_weave', writers: 'ai' },
  { arena: 'story_weave', writers: 'human' },
  { arena: 'creative_writing', writers: 'human' },
  { arena: 'fan_fic', writers: 'human' },
];
/** The lowest average in each bucket of a length. */
const ratings = [0, 3, 4];

/**
 * The buckets of published stories that a list shows, as numbered by the database's `story_shelf`. Each is sorted, so
 * a list reads only the tops of its buckets, however few stories the filters leave.
 * @see docs/decisions/0038-lists.md
 */
export function bucketsOf(arena: StoryArena | undefined, { length, rating, writers, fandom }: StoryFilters): number[] {
  return kinds.flatMap((kind, kindNumber) => {
    const isWanted =
      (arena ?? kind.arena) === kind.arena &&
      (writers ?? kind.writers) === kind.writers &&
      (fandom === undefined || kind.arena === 'fan_fic');
    if (!isWanted) return [];
    return lengths.flatMap((each, lengthNumber) =>
      length !== undefined && length !== each
        ? []
        : ratings.flatMap((least, ratingNumber) => (least < (rating ?? 0) ? [] : [kindNumber * 9 + lengthNumber * 3 + ratingNumber])),
    );
  });
}
