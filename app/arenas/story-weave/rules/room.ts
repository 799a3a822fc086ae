import type { OpeningView, RoomStatus, SeatNumber } from '../protocol/room.contract';
import { seatedAiWriters, standInAiWriter } from './ai-writers';
import { EPILOGUE_MS, GAME_MS, NEXT_TURN_MS, OPENING_MS } from './limits';

/** The seats in the order of writing. */
export const seatNumbers: readonly SeatNumber[] = [0, 1, 2, 3];

/** A person in a seat. All times are the server's, in ms since 1970. */
export interface Person {
  playerId: string;
  name: string;
  /** When they left; null while they are present. */
  awaySince: number | null;
  /** Consecutive turns without words. */
  emptyTurns: number;
  /** The first round in which they write. */
  fromRound: number;
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

/** A text ready for its turn. */
export interface Prepared {
  number: number;
  aiWriterId: string;
  text: string;
  seed: number;
}

/** Everything that decides how a room proceeds; small, and without the words of finished turns. */
export interface Room {
  id: string;
  status: RoomStatus;
  gameEndsAt: number;
  closesAt: number;
  opening: OpeningView | null;
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
}

/** What every rule knows besides the event. */
export interface Moment {
  /** In ms since 1970. */
  now: number;
  gameSpeed: number;
  /** The draft of the person whose turn is running, as far as known. */
  draft: string;
  /** The process that handles the event. */
  process: string;
  /** 32 random bits, for the rhythm of an AI writer. */
  seed: number;
}

/** Real milliseconds for `gameMs` milliseconds of game time, as an integer, as the database stores times. */
export function real(moment: Pick<Moment, 'gameSpeed'>, gameMs: number): number {
  return Math.round(gameMs / moment.gameSpeed);
}

/** A newly opened room: nobody sits yet, and its opening is being made. */
export function newRoom(id: string, spareOpening: Room['spareOpening'], moment: Pick<Moment, 'now' | 'gameSpeed'>): Room {
  const gameEndsAt = moment.now + real(moment, GAME_MS);
  const [first, ...others] = [standInAiWriter, ...seatedAiWriters];
  return {
    id,
    status: 'open',
    gameEndsAt,
    closesAt: gameEndsAt + real(moment, EPILOGUE_MS),
    opening: null,
    openingBy: moment.now + OPENING_MS,
    spareOpening,
    seats: [first, ...others].map(({ id: aiWriterId }) => ({ aiWriterId, person: null })),
    round: 0,
    nextSeat: 0,
    lastNumber: 0,
    turn: null,
    nextAt: moment.now + real(moment, NEXT_TURN_MS),
    asked: null,
    prepared: null,
    aloneTurns: 0,
  };
}

/** The seat of a person; undefined when they have none. */
export function seatOf(room: Room, playerId: string): SeatNumber | undefined {
  return seatNumbers.find((seat) => room.seats[seat]?.person?.playerId === playerId);
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
