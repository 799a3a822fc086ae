import type { StoryArena } from '~/site/arenas';
import { type ContentRating, contentWarnings, warningNames } from '../content-rating/content-rating';
import type { StoryTable } from '../stories.tables';

/** A value of a filter, and what it is called where it is chosen. */
interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

/** What a filter asks of a column of a story: to be one of some values, or of its list, to hold one, to lack one or to be empty. */
export type FilterCondition = { column: keyof StoryTable } & (
  | { isOneOf: readonly string[] }
  | { holds: string }
  | { lacks: string }
  | { isEmpty: true }
);

/** What a list can be narrowed by. */
interface StoryFilter<Value extends string> {
  label: string;
  /** The empty value asks for nothing and stands first. */
  any: string;
  options: readonly FilterOption<Value>[];
  /** The one arena in whose stories it makes a difference; undefined: in all. */
  arena?: StoryArena;
  /** Of a filter whose values are too many to be options: whether a text has the form of one. */
  accepts?(text: string): text is Value;
  /** What a value asks of a story; undefined of a filter that the buckets of lists and the marks of searches know. */
  asks?(value: Value): FilterCondition;
}

const filter = <const Value extends string>(declared: StoryFilter<Value>) => declared;

const warningLabel = (prefix: string, name: keyof typeof contentWarnings) => `${prefix}: ${contentWarnings[name].toLowerCase()}`;

/** The ratings that each choice of an audience includes. */
const included: Record<ContentRating, readonly ContentRating[]> = {
  none: ['none'],
  general: ['general'],
  teen: ['general', 'teen'],
  mature: ['mature'],
};

/**
 * The filters of lists and searches, in the order of the form; the names stand in addresses.
 * @see docs/architecture.md
 */
export const storyFilters = {
  length: filter({
    label: 'Length',
    any: 'Any length',
    options: [
      { value: 'short', label: 'Short (under 500 words)' },
      { value: 'medium', label: 'Medium (500 to 1,999 words)' },
      { value: 'long', label: 'Long (2,000 words or more)' },
    ],
  }),
  /** The lowest average. */
  rating: filter({
    label: 'Rating',
    any: 'Any rating',
    options: [
      { value: '3', label: '3 stars or more' },
      { value: '4', label: '4 stars or more' },
    ],
  }),
  content: filter({
    label: 'Audience',
    any: 'Any audience',
    options: [
      { value: 'general', label: 'General' },
      { value: 'teen', label: 'General and Teen' },
      { value: 'mature', label: 'Mature' },
      { value: 'none', label: 'Not rated' },
    ],
    asks: (rating) => ({ column: 'content_rating', isOneOf: included[rating] }),
  }),
  warning: filter({
    label: 'Warnings',
    any: 'Any warnings',
    options: [
      { value: 'none', label: 'No warnings' },
      ...warningNames.map((name) => ({ value: `no-${name}` as const, label: warningLabel('Without', name) })),
      ...warningNames.map((name) => ({ value: name, label: warningLabel('With', name) })),
    ],
    asks(value) {
      if (value === 'none') return { column: 'warnings', isEmpty: true };
      return value.startsWith('no-') ? { column: 'warnings', lacks: value.slice('no-'.length) } : { column: 'warnings', holds: value };
    },
  }),
  writers: filter({
    label: 'Writers',
    any: 'Any writers',
    options: [
      { value: 'human', label: 'No AI' },
      { value: 'ai', label: 'Some AI' },
    ],
    arena: 'story_weave',
  }),
  /** The id of the fandom of fan fiction. */
  fandom: filter<string>({ label: 'Fandom', any: 'Any fandom', options: [], arena: 'fan_fic', accepts: isFandomId }),
};

export type FilterName = keyof typeof storyFilters;
type ValueOf<Name extends FilterName> = (typeof storyFilters)[Name] extends StoryFilter<infer Value> ? Value : never;

/** What a list is narrowed by. */
export type StoryFilters = { [Name in FilterName]?: ValueOf<Name> | undefined };

export const filterNames = Object.keys(storyFilters) as FilterName[];

/** Whether a text has the form of a fandom's id and can be used in a query. */
export function isFandomId(text: string): text is string {
  return /^[\w-]{1,80}$/.test(text);
}

/** The filters that make a difference in an arena's stories, or in all. */
export function filtersFor(arena: StoryArena | undefined): FilterName[] {
  return filterNames.filter((name) => arena === undefined || [undefined, arena].includes(narrow(name).arena));
}

/** The filters that a query names; invalid ones and those that make no difference are left out. */
export function filtersIn(query: URLSearchParams, arena: StoryArena | undefined): StoryFilters {
  const given = filtersFor(arena).flatMap((name) => {
    const text = query.get(name) ?? '';
    const { options, accepts } = narrow(name);
    return options.some(({ value }) => value === text) || accepts?.(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

const narrow = (name: FilterName): StoryFilter<string> => storyFilters[name] as StoryFilter<string>;

/** Whether a list leaves anything out. */
export function isFiltered(filters: StoryFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}

/** What filters ask of a story besides its bucket and its marks; empty when they ask nothing. */
export function askedBy(filters: StoryFilters): FilterCondition[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    return (value !== undefined && narrow(name).asks?.(value)) || [];
  });
}

/** The arenas and kinds of writers, in the order of `story_shelf` in the database. */
const kinds: readonly { arena: StoryArena; writers: ValueOf<'writers'> }[] = [
  { arena: 'story_weave', writers: 'ai' },
  { arena: 'story_weave', writers: 'human' },
  { arena: 'creative_writing', writers: 'human' },
  { arena: 'fan_fic', writers: 'human' },
];
/** The lowest average in each bucket of a length. */
const ratings = [0, 3, 4];
const lengths = storyFilters.length.options.map(({ value }) => value);

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
        : ratings.flatMap((least, ratingNumber) => (least < Number(rating ?? 0) ? [] : [kindNumber * 9 + lengthNumber * 3 + ratingNumber])),
    );
  });
}
