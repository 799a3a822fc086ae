import { MINUTE_MS, SECOND_MS } from '~/platform/clock/durations';

/** How long a room waits for its Start before it closes, in ms of game time. */
export const WAITING_MS = 30 * MINUTE_MS;
/** How long its opener may be away before another person has the Start, in ms of game time. */
export const HAND_OVER_MS = 20 * SECOND_MS;
/** How long a game of 'Play now' waits for people before AI writers fill its seats, in ms of game time. */
export const QUICK_START_MS = 25 * SECOND_MS;
/** With so many people it begins at once. */
export const QUICK_PEOPLE = 3;
/** Characters (UTF-16 units) of a warm-up line. */
export const MAX_LINE = 80;

/** A prompt that the people of a room choose from. */
export interface ProposedPrompt {
  id: number;
  text: string;
  /** Null for those that are there from the beginning. */
  playerId: string | null;
}

/** What a room holds until its Start. */
export interface Waiting {
  prompts: readonly ProposedPrompt[];
  votes: readonly { playerId: string; prompt: number }[];
  /** What people scribble to warm up, the latest of each. */
  lines: readonly { playerId: string; text: string }[];
  /** Who is ready: once everyone present is, the game begins. */
  ready: readonly string[];
  /** When the game begins by itself, as those of 'Play now' do; null where a person has the Start. */
  startsAt: number | null;
}

/**
 * The waiting room of the person who opens it.
 * @param chosen their own prompt, if they have one: then it has their vote.
 * @param offered ready-made prompts.
 */
export function freshWaiting(openerId: string, chosen: string | undefined, offered: readonly string[]): Waiting {
  const own = chosen === undefined ? [] : [{ id: 0, text: chosen, playerId: openerId }];
  const others = offered.filter((text) => text !== chosen);
  return {
    prompts: [...own, ...offeredPrompts(others)],
    votes: own.map(({ id }) => ({ playerId: openerId, prompt: id })),
    lines: [],
    ready: [],
    startsAt: null,
  };
}

/** Ready-made prompts to choose from. */
export function offeredPrompts(texts: readonly string[]): ProposedPrompt[] {
  return texts.map((text, place) => ({ id: place + 1, text, playerId: null }));
}

/**
 * The prompt that a game begins with: the one with most votes, of equal ones the one that stands first. Without a vote it is
 * the first that was proposed.
 * @returns undefined where nobody proposed or voted: then one is made.
 */
export function chosenPrompt({ prompts, votes }: Pick<Waiting, 'prompts' | 'votes'>): string | undefined {
  const votesFor = (id: number) => votes.filter(({ prompt }) => prompt === id).length;
  const most = Math.max(0, ...prompts.map(({ id }) => votesFor(id)));
  return prompts.find(({ id, playerId }) => (most === 0 ? playerId !== null : votesFor(id) === most))?.text;
}

/** A waiting room with these prompts alone. Votes for others are void: then everyone is asked again whether they are ready. */
export function withPrompts(waiting: Waiting, prompts: readonly ProposedPrompt[]): Waiting {
  const votes = waiting.votes.filter(({ prompt }) => prompts.some(({ id }) => id === prompt));
  return { ...waiting, prompts, votes, ready: votes.length < waiting.votes.length ? [] : waiting.ready };
}

/** A waiting room without what people brought who have no seat any more. */
export function withSeatedOnly(waiting: Waiting, seated: ReadonlySet<string>): Waiting {
  const isSeated = ({ playerId }: { playerId: string | null }) => playerId === null || seated.has(playerId);
  const theirs: Waiting = {
    ...waiting,
    votes: waiting.votes.filter(isSeated),
    lines: waiting.lines.filter(isSeated),
    ready: waiting.ready.filter((playerId) => seated.has(playerId)),
  };
  const kept = withPrompts(theirs, waiting.prompts.filter(isSeated));
  const isSame = (['prompts', 'votes', 'lines', 'ready'] as const).every((name) => kept[name].length === waiting[name].length);
  return isSame ? waiting : kept;
}
