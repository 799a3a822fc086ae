import type { ColumnType } from 'kysely';

/** The file with all works of an author: one a person. */
export interface TakeoutTable {
  player_id: string;
  /** Another one for each that is made. */
  id: string;
  state: 'waiting' | 'ready';
  with_comments: boolean;
  /** How many works there are, and how many of them are in it. */
  works: ColumnType<number, number | undefined, number>;
  works_done: ColumnType<number, number | undefined, number>;
  /** The size of the file. */
  bytes: ColumnType<number, number | undefined, number>;
  asked_at: Date;
  /** Until when the process that makes it has it to itself; null while none does. */
  held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it goes. */
  ends_at: Date;
}

/** A piece of such a file. */
export interface TakeoutPieceTable {
  player_id: string;
  /** From 0. */
  number: number;
  bytes: Uint8Array;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    takeout: TakeoutTable;
    takeout_piece: TakeoutPieceTable;
  }
}
