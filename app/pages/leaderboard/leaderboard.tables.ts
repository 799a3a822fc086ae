import type { Board } from '~/progress/progress.tables';

/** When the places of a large board were last counted. */
export interface RankSnapshotTable {
  board: Board;
  taken_at: Date;
}

/** One of the places that were counted then, every 250th: who had this score since then stood on this rank. */
export interface RankStepTable {
  board: Board;
  rank: number;
  score: number;
  reached_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    rank_snapshot: RankSnapshotTable;
    rank_step: RankStepTable;
  }
}
