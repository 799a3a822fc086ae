import type { Board } from '~/progress/progress.tables';

/** When the ranks of a large board were last counted. */
export interface RankSnapshotTable {
  board: Board;
  taken_at: Date;
}

/** Every 250th rank of that count: the score and time that had this rank. */
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
