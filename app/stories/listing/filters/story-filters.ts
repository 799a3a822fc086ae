import { type StoryArena, storyArena } from '~/site/arenas';
import { contentRatings, contentWarnings, ratingNames, warningNames } from '../../content-rating/content-rating';
import { languageCodes, languages } from '../../facts/languages';
import { byNumber, byOption, bySeveral, byTags, chosenIn, type FilterCondition, type StoryFilter } from './filter-kinds';

const filter = <const Value extends string>(declared: StoryFilter<Value>) => declared;

/** Numbers of words that are offered. */
export const WORDS_AT_HAND = [1_000, 5_000, 20_000, 50_000, 100_000] as const;
/** The most tags that a list is narrowed by, that of its own page among them. */
export const MOST_TAGS = 21;

/** The words of each length: from the first number, and fewer than the second. */
const lengthBounds = { short: { from: 0, below: 500 }, medium: { from: 500, below: 2_000 }, long: { from: 2_000 } };

/** What a choice of several values asks of a column that has one of them. */
function isChosen(column: FilterCondition['column'], value: string): FilterCondition[] {
  const { included, excluded } = chosenIn(value);
  return [
    ...(included.length > 0 ? [{ column, isOneOf: included }] : []),
    ...(excluded.length > 0 ? [{ column, isNoneOf: excluded }] : []),
  ];
}

const within = (column: FilterCondition['column'], { from, below }: { from: number; below?: number }): FilterCondition[] => [
  { column, atLeast: from },
  ...(below === undefined ? [] : [{ column, below }]),
];

/**
 * The filters of lists and searches, in the order of the form; the names stand in addresses.
 * @see docs/architecture.md
 */
export const storyFilters = {
  length: filter({
    label: 'Length',
    any: 'Any length',
    inRow: true,
    ...byOption([
      { value: 'short', label: 'Short (under 500 words)' },
      { value: 'medium', label: 'Medium (500 to 1,999 words)' },
      { value: 'long', label: 'Long (2,000 words or more)' },
    ]),
    asks: (length) => within('words', lengthBounds[length]),
  }),
  /** The lowest average. */
  rating: filter({
    label: 'Rating',
    any: 'Any rating',
    inRow: true,
    ...byOption([
      { value: '3', label: '3 stars or more' },
      { value: '4', label: '4 stars or more' },
    ]),
    asks: (stars) => within('average_rating', { from: Number(stars) }),
  }),
  writers: filter({
    label: 'Writers',
    any: 'Any writers',
    inRow: true,
    ...byOption([
      { value: 'human', label: 'No AI' },
      { value: 'quarter', label: 'At most a quarter by AI' },
      { value: 'half', label: 'At most half by AI' },
      { value: 'ai', label: 'Some AI' },
    ]),
    only: 'ofRooms',
    asks: (writers) => (writers === 'ai' ? within('ai_percent', { from: 1 }) : [{ column: 'ai_percent', below: belowPercent[writers] }]),
  }),
  /** The id of one of the fandoms of fan fiction. */
  fandom: filter<string>({
    label: 'Fandom',
    any: 'Any fandom',
    inRow: true,
    by: 'one',
    options: [],
    only: 'hasFandoms',
    read: ([text = '']) => (isFandomId(text) ? text : undefined),
    asks: (fandom) => [{ column: 'fandom_id', isOfFandom: fandom }],
  }),
  tags: filter<string>({
    label: 'Tags',
    any: 'Any tags',
    ...byTags(),
    asks(value) {
      const { included, excluded } = chosenIn(value);
      return [
        ...(included.length > 0 ? [{ column: 'tags' as const, holds: included.map(Number) }] : []),
        ...(excluded.length > 0 ? [{ column: 'tags' as const, lacks: excluded.map(Number) }] : []),
      ];
    },
  }),
  content: filter<string>({
    label: 'Audience',
    any: 'Any audience',
    ...bySeveral(ratingNames.map((value) => ({ value, label: contentRatings[value].label }))),
    asks: (value) => isChosen('content_rating', value),
  }),
  warning: filter<string>({
    label: 'Warnings',
    any: 'Any warnings',
    ...warningChoices(),
    asks(value) {
      const { included, excluded } = chosenIn(value);
      return [
        ...(included.length > 0 ? [{ column: 'warnings' as const, holds: included }] : []),
        ...(excluded.length > 0 ? [{ column: 'warnings' as const, lacks: excluded }] : []),
      ];
    },
  }),
  from: filter<string>({ label: 'Words from', any: 'Any', ...byNumber(), asks: (words) => within('words', { from: Number(words) }) }),
  to: filter<string>({ label: 'Words up to', any: 'Any', ...byNumber(), asks: (words) => [{ column: 'words', below: Number(words) + 1 }] }),
  progress: filter({
    label: 'Progress',
    any: 'Complete or not',
    ...byOption([
      { value: 'complete', label: 'Complete' },
      { value: 'incomplete', label: 'Not complete' },
    ]),
    only: 'hasChapters',
    asks: (progress) => [
      progress === 'complete' ? { column: 'progress', isOneOf: ['complete'] } : { column: 'progress', isNot: 'complete' },
    ],
  }),
  updated: filter({
    label: 'Updated',
    any: 'At any time',
    ...byOption([
      { value: '1', label: 'In the last day' },
      { value: '7', label: 'In the last week' },
      { value: '30', label: 'In the last month' },
      { value: '365', label: 'In the last year' },
    ]),
    asks: (days) => [{ column: 'updated_at', withinDays: Number(days) }],
  }),
  crossover: filter({
    label: 'Crossovers',
    any: 'With crossovers',
    ...byOption([
      { value: 'only', label: 'Only crossovers' },
      { value: 'without', label: 'Without crossovers' },
    ]),
    only: 'hasFandoms',
    asks: (kept) => [kept === 'only' ? { column: 'fandoms', atLeast: 2 } : { column: 'fandoms', below: 2 }],
  }),
  /** A story whose author has not said is in the list of every language. */
  language: filter({
    label: 'Language',
    any: 'Any language',
    ...byOption(languageCodes.map((value) => ({ value, label: languages[value] }))),
    asks: (language) => [{ column: 'language', isOrUnknown: language }],
  }),
  kudos: filter<string>({ label: 'Kudos, at least', any: 'Any', ...byNumber(), asks: (kudos) => within('kudos', { from: Number(kudos) }) }),
};

/** The share of AI writers that a story stays below, in percent. */
const belowPercent = { human: 1, quarter: 26, half: 51 } as const;

/** Earlier addresses have 'no-violence' for what is excluded, and 'none' for stories without any warning. */
function warningChoices() {
  const several = bySeveral(warningNames.map((value) => ({ value, label: contentWarnings[value] })));
  const renewed = (text: string) => (text === 'none' ? warningNames.map((name) => `-${name}`).join(',') : text.replace(/^no-/, '-'));
  return { ...several, read: (texts: readonly string[]) => several.read(texts.map(renewed)) };
}

export type FilterName = keyof typeof storyFilters;
type ValueOf<Name extends FilterName> = (typeof storyFilters)[Name] extends StoryFilter<infer Value> ? Value : never;

/** What a list is narrowed by. */
export type StoryFilters = { [Name in FilterName]?: ValueOf<Name> | undefined };

export const filterNames = Object.keys(storyFilters) as FilterName[];

/** The declaration of a filter, whatever its values. */
export const filterNamed = (name: FilterName): StoryFilter<string> => storyFilters[name] as StoryFilter<string>;

/** Whether a text has the form of a fandom's id and can be used in a query. */
export function isFandomId(text: string): text is string {
  // A fandom that an author named has its name in its id (`app/site/named-fandom.ts`, which would weigh more here).
  return /^([\w-]{1,80}|~[^\p{C}/\\%#?]{1,100})$/u.test(text);
}

/** The filters that make a difference in an arena's stories, or in all. */
export function filtersFor(arena: StoryArena | undefined): FilterName[] {
  return filterNames.filter((name) => {
    const { only } = filterNamed(name);
    return arena === undefined || only === undefined || storyArena(arena)[only];
  });
}

/** The filters that a query names; invalid ones and those that make no difference are left out. */
export function filtersIn(query: URLSearchParams, arena: StoryArena | undefined): StoryFilters {
  const given = filtersFor(arena).flatMap((name) => {
    const value = filterNamed(name).read(query.getAll(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
}

/** Whether a list leaves anything out. */
export function isFiltered(filters: StoryFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}

/** What filters ask of a listed story; empty when they ask nothing. */
export function askedBy(filters: StoryFilters): FilterCondition[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterNamed(name).asks(value);
  });
}
