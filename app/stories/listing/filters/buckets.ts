import { type StoryArena, storyArena } from '~/site/arenas';
import { filterNames, type StoryFilters, storyFilters } from './story-filters';

/** What the buckets of lists know of a story. */
const known: readonly (keyof StoryFilters)[] = ['length', 'rating', 'writers', 'fandom'];

/** The filters that buckets know, where a list is narrowed by nothing else; undefined where it is. */
export function bucketFilters(filters: StoryFilters): BucketFilters | undefined {
  if (filterNames.some((name) => filters[name] !== undefined && !known.includes(name))) return undefined;
  const { writers } = filters;
  return writers === undefined || writers === 'human' || writers === 'ai' ? { ...filters, writers } : undefined;
}

type Writers = 'human' | 'ai';
export type BucketFilters = Pick<StoryFilters, 'length' | 'rating' | 'fandom'> & { writers: Writers | undefined };

/** The arenas and kinds of writers, in the order of `story_shelf` in the database; undefined: all arenas that it does not know. */
const kinds: readonly { arena: StoryArena | undefined; writers: Writers }[] = [
  { arena: 'story_weave', writers: 'ai' },
  { arena: 'story_weave', writers: 'human' },
  { arena: 'creative_writing', writers: 'human' },
  { arena: 'fan_fic', writers: 'human' },
  { arena: undefined, writers: 'ai' },
  { arena: undefined, writers: 'human' },
];
/** The lowest average in each bucket of a length. */
const ratings = [0, 3, 4];
const lengths = storyFilters.length.options.map(({ value }) => value);

/**
 * The buckets of published stories that a list shows, as numbered by the database's `story_shelf`. Each is sorted, so
 * a list reads only the tops of its buckets, however few stories the filters leave.
 * @see docs/decisions/0038-lists.md
 */
export function bucketsOf(arena: StoryArena | undefined, { length, rating, writers, fandom }: BucketFilters): number[] {
  const own = sharesBuckets(arena) ? undefined : arena;
  return kinds.flatMap((kind, kindNumber) => {
    const isWanted =
      (arena === undefined || kind.arena === own) &&
      (writers ?? kind.writers) === kind.writers &&
      (fandom === undefined || kind.arena === undefined || storyArena(kind.arena).hasFandoms);
    if (!isWanted) return [];
    return lengths.flatMap((each, lengthNumber) =>
      length !== undefined && length !== each
        ? []
        : ratings.flatMap((least, ratingNumber) => (least < Number(rating ?? 0) ? [] : [kindNumber * 9 + lengthNumber * 3 + ratingNumber])),
    );
  });
}

/** Whether the buckets of an arena's stories have those of others, too. */
export function sharesBuckets(arena: StoryArena | undefined): boolean {
  return arena !== undefined && !kinds.some((kind) => kind.arena === arena);
}
