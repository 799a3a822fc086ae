import type { ColumnType } from 'kysely';
import type { GameId } from '../games/games';
import type { RoomAccess, RoomPhase } from './rules/word-room';

/** A live room of words. */
export interface WordRoomTable {
  id: string;
  access: RoomAccess;
  /** The circle from which it was opened. */
  circle_id: string | null;
  /** The three games as they were chosen; empty where one is drawn. */
  wanted: string[];
  /** The three games that are played; empty until it begins. */
  games: GameId[];
  phase: RoomPhase;
  /** Which game is played or comes next, from 0. */
  round: number;
  /** Counts its changes. */
  version: number;
  /** When something happens by itself; null while nothing does. */
  due_at: Date | null;
  /** The room of its rematch. */
  next_id: ColumnType<string | null, undefined, string>;
  made_at: Date;
}

/** A person in a room of words. */
export interface WordRoomSeatTable {
  room_id: string;
  seat: number;
  /** Exactly one of player and guest is set. */
  player_id: string | null;
  guest_id: string | null;
  /** From which browser it was taken, as a hash. */
  browser: string;
  ready: boolean;
  joined_at: Date;
  /** The last sign of life of its page. */
  seen_at: Date;
  /** When its player left for good, once the room had begun. */
  left_at: ColumnType<Date | null, undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    word_room: WordRoomTable;
    word_room_seat: WordRoomSeatTable;
  }
}
