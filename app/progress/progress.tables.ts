import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Arena } from '~/site/arenas';

/** The leaderboards there are; each feature adds its own by a migration. */
export interface BoardTable {
  id: string;
  /** The arena whose XP it counts; null for the board of everything, and for those whose feature sets the scores. */
  arena: Arena | null;
}

/** One change of a player's XP; never edited and never removed, but loses its player's id once they have left. */
export interface XpEntryTable {
  id: GeneratedAlways<number>;
  player_id: string | null;
  arena: Arena;
  /** XP; negative when taken away. */
  amount: number;
  /** The kind of source, such as 'rating'. */
  source: string;
  source_id: string;
  revision: number;
  created_at: Date;
}

export interface PlayerProgressTable {
  player_id: string;
  /** Sum of the ledger; may be below 0. */
  xp_sum: ColumnType<number, number | undefined, number>;
  /** The XP shown: the sum, but never below 0. */
  xp: GeneratedAlways<number>;
  games_played: ColumnType<number, number | undefined, number>;
  games_won: ColumnType<number, number | undefined, number>;
  stories_published: ColumnType<number, number | undefined, number>;
}

export interface ArenaProgressTable {
  player_id: string;
  arena: Arena;
  xp_sum: number;
  /** When the XP shown for this arena last changed. */
  reached_at: Date;
}

export interface BoardRowTable {
  board: string;
  player_id: string;
  score: number;
  /** When this score was reached. */
  reached_at: Date;
  /** The player is hidden and has no rank. */
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
}

/** A figure about everybody together, counted in advance. */
export interface SiteFigureTable {
  name: string;
  value: number;
  counted_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    xp_entry: XpEntryTable;
    player_progress: PlayerProgressTable;
    arena_progress: ArenaProgressTable;
    board: BoardTable;
    board_row: BoardRowTable;
    site_figure: SiteFigureTable;
  }
}
