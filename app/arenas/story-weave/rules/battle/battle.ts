import { MINUTE_MS } from '~/platform/clock/durations';
import type { PassageMark } from '../../protocol/battle.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import type { Award } from '../awards';

/** The rounds of a game. */
const ROUNDS = 8;
/** The same from five writers on. */
const ROUNDS_OF_MANY = 5;
/** From so many writers on a game is a long one. */
const MANY_WRITERS = 5;
/** Who comes with less than this left of the writing, in ms of game time, writes from the next round on. */
export const JOIN_WRITING_MS = 30_000;
/** How long AI writers may take for their answers to one person, in ms of real time. */
export const ANSWERING_MS = 20_000;
/** How long the outcome of a round is shown before the next one, in ms of game time. */
export const OUTCOME_MS = 8_000;
/** The same where a person played alone, who knows which answer they picked. */
export const ALONE_OUTCOME_MS = 4_000;
/** Characters (UTF-16 units) that a passage can have. */
export const MAX_PASSAGE = 280;
/** A room of battle rounds closes at the latest after this long, in ms of game time. */
export const BATTLE_MS = 90 * MINUTE_MS;

/** A passage that is written in the running round. */
export interface BattleEntry {
  /** Names the passage while its writer is unknown: a random number. */
  id: number;
  seat: SeatNumber;
  /** Null for an AI writer. */
  playerId: string | null;
  /** A person's name: they may leave before their passage is in the story. Undefined for an AI writer, and in earlier releases. */
  name?: string;
  /** Null for a person. */
  aiWriterId: string | null;
  /** Null until it is handed in; empty when its writer had nothing. */
  text: string | null;
  /** What the person named their submission, so that it counts once. */
  submitId: string | null;
  /** The request of an AI writer's passage; null while there is none. */
  asked: BattleAsked | null;
}

interface BattleAsked {
  attempts: number;
  /** When to request it again, in ms since 1970. */
  until: number;
  /** The process that waits for it. */
  by: string;
}

interface BattleVote {
  playerId: string;
  entry: number;
}

/** The pick of a person who has no seat. */
interface WatcherVote extends BattleVote {
  /** Names where they watch from, by a keyed hash: watchers from one address are one. */
  origin: string;
}

/** A mark that a reader has given a passage: one of each kind a round. */
interface GivenMark extends BattleVote {
  kind: PassageMark;
}

/**
 * `rest`: between two rounds. `answering`: the only person's passage is in the story, and the AI writers answer it.
 */
type BattlePhase = 'rest' | 'writing' | 'answering' | 'picking';

/** The state of battle rounds, beside what every room has; `room.round` is the round. */
export interface Battle {
  phase: BattlePhase;
  /** How many rounds there will be, unless the opener has chosen. */
  rounds: number;
  startedAt: number;
  /** Null at rest. */
  endsAt: number | null;
  /** How long the phase is in all, in ms of real time; 0 at rest. */
  lastsMs: number;
  /** The passages of the running round, or at rest of the one before. */
  entries: readonly BattleEntry[];
  votes: readonly BattleVote[];
  /** The picks of people without a seat. */
  watchers: readonly WatcherVote[];
  /** How many watchers picked in the round before: they are given a moment. */
  watching: number;
  /** Until when the round waits for watchers, once everyone else has picked; null where it does not. */
  watchersUntil: number | null;
  marks: readonly GivenMark[];
  /** Where there are too many passages to read all: which of them each reader gets. */
  shown: Readonly<Record<string, readonly number[]>>;
  /** The entry that won the latest round; null when there was none. */
  winner: number | null;
  /** How many rounds each writer has won, by the id of a player or AI writer. */
  wins: Readonly<Record<string, number>>;
  awards: readonly Award[];
  /** The people who want to go on: without a pick of theirs, or as they have read the outcome. */
  ready: readonly string[];
}

/** Before the first round. */
export const freshBattle: Battle = {
  phase: 'rest',
  rounds: ROUNDS,
  startedAt: 0,
  endsAt: null,
  lastsMs: 0,
  entries: [],
  votes: [],
  watchers: [],
  watching: 0,
  watchersUntil: null,
  marks: [],
  shown: {},
  winner: null,
  wins: {},
  awards: [],
  ready: [],
};

/** How many rounds a game has in which so many people write, from this round on. @param before how many it would have had */
export function roundsWith(writers: number, round: number, before: number): number {
  return writers < MANY_WRITERS ? before : Math.min(before, Math.max(ROUNDS_OF_MANY, round));
}

/** The writer of an entry: the id of a player or an AI writer. */
export function writerOf({ playerId, aiWriterId }: Pick<BattleEntry, 'playerId' | 'aiWriterId'>): string {
  return playerId ?? aiWriterId ?? '';
}

/** Passages with words that can be picked: all of them, or only the answers where the people's are in the story already. */
export function candidates({ entries }: Pick<Battle, 'entries'>): BattleEntry[] {
  const written = entries.filter(hasText);
  return isAnswered({ entries }) ? written.filter(({ playerId }) => playerId === null) : written;
}

/** Whether one or two people write in this round with AI writers, who then answer them: there is no contest to lose. */
export function isAnswered({ entries }: Pick<Battle, 'entries'>): boolean {
  const people = peopleIn(entries);
  return people > 0 && people <= FEW && entries.length > people;
}

/** Whether one person writes in this round, with AI writers only. */
export function isAlone({ entries }: Pick<Battle, 'entries'>): boolean {
  return isAnswered({ entries }) && peopleIn(entries) === 1;
}

/** Whether everything that was written goes into the story: two people have nothing to choose from, nor has an AI writer's only answer a rival. */
export function isShared(battle: Pick<Battle, 'entries'>): boolean {
  const open = candidates(battle);
  const people = open.filter(({ playerId }) => playerId !== null);
  return isAnswered(battle) ? peopleIn(battle.entries) > 1 && open.length < 2 : people.length === 2 && open.length === 2;
}

/** With so many people a vote would be none: each could only pick the other. */
const FEW = 2;

function hasText({ text }: BattleEntry): boolean {
  return text !== null && text !== '';
}

function peopleIn(entries: readonly BattleEntry[]): number {
  return entries.filter(({ playerId }) => playerId !== null).length;
}
