import type { ColumnType } from 'kysely';
import type { GameId } from './games/word-game';

/** JSON written as text and read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

/** A stored move: when it was played in game ms, the move itself and the facts looked up for it. */
export interface StoredMove {
  elapsedMs: number;
  move: unknown;
  facts?: unknown;
}

export interface GameRunTable {
  id: string;
  game: GameId;
  /** Exactly one of player and guest is set. */
  player_id: string | null;
  guest_id: string | null;
  /** The UTC day of the daily set to which the run belongs. */
  daily_on: string | null;
  deal: Json<unknown>;
  /** The moves in order, one line of JSON each; with the deal they give the state. */
  moves: ColumnType<string, string | undefined, string>;
  move_count: ColumnType<number, number | undefined, number>;
  score: ColumnType<number, number | undefined, number>;
  puzzle_keys: string[];
  started_at: Date;
  ends_at: Date;
  settled_at: Date | null;
  xp: number | null;
}

export interface GameBestTable {
  player_id: string;
  game: GameId;
  best_score: number;
  reached_at: Date;
  runs: number;
  total_score: number;
}

export interface DailyScoreTable {
  daily_on: string;
  player_id: string;
  score: number;
  games: number;
  reached_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    game_run: GameRunTable;
    game_best: GameBestTable;
    daily_score: DailyScoreTable;
  }
}
