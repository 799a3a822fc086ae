/** What people do, as far as it costs the site something; the value says what it is, in the words of docs/scaling.md. */
export const ACTIONS = {
  cachedPage: 'a visitor opens a page that the page cache holds',
  uncachedPage: 'a visitor opens a page that it does not hold',
  page: 'a player opens a story',
  list: 'a player opens the list of stories',
  search: 'somebody searches',
  signUp: 'somebody signs up: form, mail, code',
  signIn: 'a player signs in',
  sessionStart: 'a writing session starts, and its desk opens',
  save: 'the desk saves',
  publication: 'a session ends with a published story',
  runStart: 'a run of a word game starts',
  move: 'a move of a word game',
  runEnd: 'a run ends: result, XP, boards',
  seat: 'a player takes a seat in a room of Story Weave',
  keystroke: 'a keystroke in a room, for all who read it',
  turn: 'a turn in a room of four people',
  aiPart: 'a part by an AI writer, in a room of one person',
  comment: 'a comment, with its notification',
  rating: 'a rating',
} as const;

export type ActionName = keyof typeof ACTIONS;

/** What people do themselves; AI writers write where they sit. */
export type OwnAction = Exclude<ActionName, 'aiPart'>;

export const actionNames = Object.keys(ACTIONS) as ActionName[];

/** How often each action happens, or happened. */
export type Counts = Partial<Record<ActionName, number>>;

/** What work takes of the site and its database. */
export interface Cost {
  /** Processor time of the site's process, in ms. */
  siteMs: number;
  /** Processor time of the database server, in ms; 0 where it runs inside the site's process. */
  databaseMs: number;
  queries: number;
  /** Those of the queries that write. */
  writes: number;
  /** Sent to people, compressed, in bytes. */
  bytes: number;
  /** Sent over live connections. */
  messages: number;
}

export const COST_FIELDS = ['siteMs', 'databaseMs', 'queries', 'writes', 'bytes', 'messages'] as const satisfies (keyof Cost)[];

/** Where the database runs. */
export type DatabaseKind = 'embedded' | 'server';

/** What bench/actions.ts has measured, each in one run. */
export type MeasuredCosts = Record<DatabaseKind, { actions: Record<ActionName, Cost>; idleSecond: Cost }>;

export function sumOf(costs: readonly { cost: Cost; times: number }[]): Cost {
  const total = (field: keyof Cost) => costs.reduce((sum, { cost, times }) => sum + cost[field] * times, 0);
  return Object.fromEntries(COST_FIELDS.map((field) => [field, total(field)])) as unknown as Cost;
}

export function difference(after: Cost, before: Cost): Cost {
  return sumOf([
    { cost: after, times: 1 },
    { cost: before, times: -1 },
  ]);
}
