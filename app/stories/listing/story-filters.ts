import type { StoryArena } from '~/site/arenas';

/** How long a story is: short under 500 words, long from 2,000 on. */
export type StoryLength = 'short' | 'medium' | 'long';
/** By people alone, or by AI writers too. */
export type StoryWriters = 'human' | 'ai';
/** The least average of ratings. */
export type LeastRating = 3 | 4;

export interface StoryFilters {
  length?: StoryLength | undefined;
  rating?: LeastRating | undefined;
  writers?: StoryWriters | undefined;
  /** The id of the fandom that a story of fan fiction is set in. */
  fandom?: string | undefined;
}

export const lengths = ['short', 'medium', 'long'] as const satisfies readonly StoryLength[];

/** Whether a list leaves anything out. */
export function isFiltered({ length, rating, writers, fandom }: StoryFilters): boolean {
  return [length, rating, writers, fandom].some((filter) => filter !== undefined);
}

/** Where stories of each arena stand, and who wrote them; the order is that of `story_shelf` in the database. */
const places: readonly { arena: StoryArena; writers: StoryWriters }[] = [
  { arena: 'story_weave', writers: 'ai' },
  { arena: 'story_weave', writers: 'human' },
  { arena: 'creative_writing', writers: 'human' },
  { arena: 'fan_fic', writers: 'human' },
];
/** The least average on each shelf of a length. */
const ratings = [0, 3, 4];

/**
 * The shelves of published stories that a list shows: numbers as the database's `story_shelf` gives them. Each one is
 * sorted, so a list is read from the tops of its shelves, however few stories the filters leave.
 * @see docs/decisions/0038-lists.md
 */
export function shelvesOf(arena: StoryArena | undefined, { length, rating, writers, fandom }: StoryFilters): number[] {
  return places.flatMap((place, placeNumber) => {
    const isWanted =
      (arena ?? place.arena) === place.arena &&
      (writers ?? place.writers) === place.writers &&
      (fandom === undefined || place.arena === 'fan_fic');
    if (!isWanted) return [];
    return lengths.flatMap((each, lengthNumber) =>
      length !== undefined && length !== each
        ? []
        : ratings.flatMap((least, ratingNumber) => (least < (rating ?? 0) ? [] : [placeNumber * 9 + lengthNumber * 3 + ratingNumber])),
    );
  });
}
