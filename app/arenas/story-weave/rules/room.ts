import type { Card } from '~/ai-writers/card';
import { freshMemory, type StoredMemory } from '~/ai-writers/memory/story-memory';
import type { OpeningView, RoomStatus } from '../protocol/room.contract';
import { SEATS } from '../protocol/room-setting.contract';
import type { SeatNumber } from '../protocol/seat.contract';
import { seatedAiWriters, standInAiWriter } from './ai-writers';
import { BATTLE_MS, type Battle, freshBattle } from './battle/battle';
import { type Fold, freshFold } from './fold/fold';
import { EPILOGUE_MS, GAME_MS, NEXT_TURN_MS, OPENING_MS } from './limits';
import type { RoomNote } from './note';
import { type RoomSetting, SECOND_PERSON_MS } from './room-setting';
import type { Slow } from './slow/slow-state';
import type { LastPart } from './steering/last-part';
import type { Waiting } from './waiting/waiting';

const seatNumbers: readonly SeatNumber[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The seats of a room in the order of writing. */
export function seatsOf({ seats }: Pick<Room, 'seats'>): readonly SeatNumber[] {
  return seatNumbers.slice(0, seats.length);
}

/** A person in a seat. All times are the server's, in ms since 1970. */
export interface Person {
  playerId: string;
  name: string;
  /** When they left or lost their connection; null while they are present. */
  awaySince: number | null;
  /** Whether they are away because they lost their connection: their seat is kept longer. */
  lost: boolean;
  /** Consecutive turns without words. */
  emptyTurns: number;
  /** The first round in which they write. */
  fromRound: number;
  /** The drawn head that they picked; missing for their initials. */
  head?: number | null;
  /** What they do for the site; missing for most. */
  role?: 'moderator' | 'administrator' | 'wrangler' | undefined;
  /** Names where they play from, by a keyed hash; missing where that is not known. */
  origin?: string;
}

export interface Seat {
  /** The AI writer of this seat while no person writes. */
  aiWriterId: string;
  person: Person | null;
}

interface AnyTurn {
  number: number;
  seat: SeatNumber;
  startedAt: number;
  endsAt: number;
}

export interface PersonTurn extends AnyTurn {
  kind: 'person';
  playerId: string;
}

export interface AiTurn extends AnyTurn {
  kind: 'ai';
  aiWriterId: string;
  text: string;
  seed: number;
  /** How much faster than its rhythm it is typed. */
  pace: number;
}

export type Turn = PersonTurn | AiTurn;

/** A text requested from an AI writer. */
export interface Asked {
  /** The number of its turn. */
  number: number;
  aiWriterId: string;
  /** How often it has been requested so far. */
  attempts: number;
  /** When to request it again, in ms since 1970. */
  until: number;
  /** The process that waits for it. */
  by: string;
}

/** A card that an AI writer has laid on the table, as none of the round had an answer; never part of the story. */
interface LaidCard extends Card {
  aiWriterId: string;
  /** The number of the latest turn before it. */
  after: number;
}

/** What the AI writers have made of the people's latest turn. */
export interface Answers {
  /** The ids of those who passed, in order. */
  passed: readonly string[];
  /** The ids of those who wrote: none writes twice about one deed. */
  written: readonly string[];
  /** The person whose turn that is; null before anybody has written. */
  to: string | null;
  /** When the latest turn ended, in ms since 1970: they may think for so long in all until the next begins. Null before the first. */
  quietSince: number | null;
}

/** Nobody has passed or written yet. */
export const noAnswers: Answers = { passed: [], written: [], to: null, quietSince: null };

/** A text ready for its turn. */
export interface Prepared {
  number: number;
  aiWriterId: string;
  text: string;
  seed: number;
  /** The writer passes, and has no text. */
  passes?: {
    /** What it would lay on the table; null where it has written already. */
    card: Card | null;
  };
}

/** Everything that decides how a room proceeds; small, and without the words of finished turns. */
export interface Room {
  id: string;
  status: RoomStatus;
  gameEndsAt: number;
  closesAt: number;
  opening: OpeningView | null;
  /** Who brought the prompt; missing where it is the site's, and once the room has closed. */
  promptBy?: string | null;
  /** What moderators have taken out of the opening, or of the prompts to choose from. */
  withheldPrompt?: { prompt: string; starter: string };
  /** When to use a ready-made opening, if none has been made. */
  openingBy: number;
  spareOpening: { prompt: string; starter: string };
  seats: readonly Seat[];
  /** From 1; 0 before the first turn. */
  round: number;
  /** The next seat to consider. */
  nextSeat: SeatNumber;
  /** Number of the latest turn; 0 before the first. */
  lastNumber: number;
  turn: Turn | null;
  /** When the next turn may begin; null while one is running, and while nobody who could write is present. */
  nextAt: number | null;
  asked: Asked | null;
  prepared: Prepared | null;
  /** Turns of AI writers since the last person was present. */
  aloneTurns: number;
  answers: Answers;
  /** How the AI writers are to write; missing while nobody has said. */
  note?: RoomNote;
  /** The newest part while it is an AI writer's. */
  lastPart: LastPart | null;
  /** What is known of the story. */
  memory: StoredMemory;
  /** In the order in which they were laid. */
  cards: readonly LaidCard[];
  /** What its opener has chosen; missing in a room of the lobby. */
  setting?: RoomSetting;
  /** The rounds of a room of that format. */
  battle?: Battle;
  /** The game of a room of that format. */
  fold?: Fold;
  /** What a slow room holds until it closes. */
  slow?: Slow;
  /** What people prepare until the Start; missing once the game has begun, and in rooms that begin at once. */
  waiting?: Waiting;
  /** Until when it waits for its Start or for a second person; null when it does not wait. */
  waitsUntil: number | null;
  /** Since when it stands still, as its people have lost their connections; null while it goes on. */
  stillSince: number | null;
}

/** What every rule knows besides the event. */
export interface Moment {
  /** In ms since 1970. */
  now: number;
  gameSpeed: number;
  /** The draft of the person whose turn is running, as far as known. */
  draft: string;
  /** In battle rounds and Fold, what people have typed in the running round, by player. */
  drafts?: Readonly<Record<string, string>>;
  /** The process that handles the event. */
  process: string;
  /** Where a game of Fold may begin: ready-made prompts, one for each seat. */
  prompts?: readonly string[];
  /** 32 random bits, for the rhythm of an AI writer. */
  seed: number;
}

/** Real milliseconds for `gameMs` milliseconds of game time, as an integer, as the database stores times. */
export function real(moment: Pick<Moment, 'gameSpeed'>, gameMs: number): number {
  return Math.round(gameMs / moment.gameSpeed);
}

/** A newly opened room: nobody sits yet, and its opening is being made. */
export function newRoom(
  id: string,
  spareOpening: Room['spareOpening'],
  moment: Pick<Moment, 'now' | 'gameSpeed'>,
  setting?: RoomSetting,
): Room {
  return {
    id,
    status: 'open',
    ...gameTimes(moment, setting),
    opening: null,
    openingBy: moment.now + OPENING_MS,
    spareOpening,
    seats: emptySeats(setting ? seatsIn(setting) : SEATS),
    round: 0,
    nextSeat: 0,
    lastNumber: 0,
    turn: null,
    nextAt: moment.now + real(moment, NEXT_TURN_MS),
    asked: null,
    prepared: null,
    aloneTurns: 0,
    answers: noAnswers,
    lastPart: null,
    cards: [],
    memory: freshMemory,
    ...(setting && formatState(setting)),
    ...(setting && { setting }),
    waitsUntil: !setting || setting.aiWriters ? null : moment.now + real(moment, SECOND_PERSON_MS),
    stillSince: null,
  };
}

/** How many seats a room has in which this is chosen. */
export function seatsIn({ format, table }: Pick<RoomSetting, 'format' | 'table'>): number {
  return format === 'turns' || format === 'slow' ? SEATS : table.seats;
}

/** What a room holds before its first round, by its format. */
export function formatState({ format }: Pick<RoomSetting, 'format'>): Pick<Room, 'battle' | 'fold'> {
  if (format === 'battle') return { battle: freshBattle };
  return format === 'fold' ? { fold: freshFold } : {};
}

/** So many seats: the first is for the person who comes first, the next three have an AI writer each while nobody sits there. */
export function emptySeats(count: number): Seat[] {
  return Array.from({ length: count }, (_none, seat) => ({ aiWriterId: (seatedAiWriters[seat - 1] ?? standInAiWriter).id, person: null }));
}

/** When a game that begins now ends, and when its room closes. Battle rounds and Fold end by themselves, in time unless the room rests. */
export function gameTimes(moment: Pick<Moment, 'now' | 'gameSpeed'>, setting?: RoomSetting): Pick<Room, 'gameEndsAt' | 'closesAt'> {
  if (setting && (setting.format === 'battle' || setting.format === 'fold')) {
    const closesAt = moment.now + real(moment, BATTLE_MS);
    return { gameEndsAt: closesAt, closesAt };
  }
  const gameEndsAt = moment.now + real(moment, GAME_MS);
  return { gameEndsAt, closesAt: gameEndsAt + real(moment, EPILOGUE_MS) };
}

/** The seat of a person; undefined when they have none. */
export function seatOf(room: Room, playerId: string): SeatNumber | undefined {
  return seatsOf(room).find((seat) => room.seats[seat]?.person?.playerId === playerId);
}

/** A room with one seat's person changed. */
export function withPerson(room: Room, seat: SeatNumber, change: Partial<Person>): Room {
  return {
    ...room,
    seats: room.seats.map((other, index) =>
      index === seat && other.person ? { ...other, person: { ...other.person, ...change } } : other,
    ),
  };
}
