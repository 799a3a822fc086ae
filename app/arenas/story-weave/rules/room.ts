import type { OpeningView, RoomStatus, SeatNumber } from '../protocol/room-view';
import { seatedAiWriters, standInAiWriter } from './ai-writers';
import { EPILOGUE_MS, GAME_MS, NEXT_TURN_MS, OPENING_MS } from './limits';

/** The seats in the order of writing. */
export const seatNumbers: readonly SeatNumber[] = [0, 1, 2, 3];

/** A person in a seat. All times are the server's, in ms since 1970. */
export interface Person {
  playerId: string;
  name: string;
  /** Since when nothing is known of them; null while they are here. */
  awaySince: number | null;
  /** Turns one after the other that passed without a word. */
  emptyTurns: number;
  /** The round in which they write for the first time. */
  fromRound: number;
}

export interface Seat {
  /** Who writes here while no person does. */
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

/** A text that an AI writer has been asked for. */
export interface Asked {
  /** Number of the turn that it is for. */
  number: number;
  aiWriterId: string;
  /** How often it has been asked for by now. */
  attempts: number;
  /** When it is asked for again, in ms since 1970. */
  until: number;
  /** The process that waits for it. */
  by: string;
}

/** A text that waits for its turn. */
export interface Prepared {
  number: number;
  aiWriterId: string;
  text: string;
  seed: number;
}

/** All that decides how a room goes on; small, and without the words of turns that are over. */
export interface Room {
  id: string;
  status: RoomStatus;
  gameEndsAt: number;
  closesAt: number;
  opening: OpeningView | null;
  /** When an opening that was kept ready is used, if none has been made. */
  openingBy: number;
  spareOpening: { prompt: string; starter: string };
  seats: readonly Seat[];
  /** From 1; 0 before the first turn. */
  round: number;
  /** The seat that is looked at next. */
  nextSeat: SeatNumber;
  /** Number of the latest turn; 0 before the first. */
  lastNumber: number;
  turn: Turn | null;
  /** When the next turn may begin; null while one runs, and while nobody who could write is here. */
  nextAt: number | null;
  asked: Asked | null;
  prepared: Prepared | null;
  /** Turns of AI writers since the last person was here. */
  aloneTurns: number;
}

/** What every rule is told besides the event. */
export interface Moment {
  /** In ms since 1970. */
  now: number;
  gameSpeed: number;
  /** What the person whose turn runs has typed, as far as is known. */
  draft: string;
  /** The process in which this happens. */
  process: string;
  /** 32 bits of chance, for the rhythm of an AI writer. */
  seed: number;
}

/** Real milliseconds that `gameMs` milliseconds of game time take, whole ones, as the database keeps moments. */
export function real(moment: Pick<Moment, 'gameSpeed'>, gameMs: number): number {
  return Math.round(gameMs / moment.gameSpeed);
}

/** A room that is being opened: nobody sits yet, and its opening is being made. */
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
