/** When the ranks of a large board were last counted. */
export interface RankSnapshotTable {
  board: string;
  taken_at: Date;
}

/** Every 250th rank of that count: the score and time that had this rank. */
export interface RankStepTable {
  board: string;
  rank: number;
  score: number;
  reached_at: Date;
}

/** The rank with which a player began the day; only of the first 10,000 of a board. */
export interface DayRankTable {
  board: string;
  player_id: string;
  /** From 1. */
  rank: number;
  /** The UTC day, such as '2026-11-20'. */
  day: string;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    rank_snapshot: RankSnapshotTable;
    rank_step: RankStepTable;
    day_rank: DayRankTable;
  }
}
