import type { WorksChoice } from '~/platform/feature/personal-data';

/** An account that was erased; the hash of its id names nobody. */
export interface ErasureTable {
  player_hash: string;
  works: WorksChoice;
  erased_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    erasure: ErasureTable;
  }
}
