import type { Db } from '~/platform/database/database.server';
import type { Progress } from './progress.server';

/** What is counted from. */
export interface CountSources {
  db: Db;
  playerId: string;
  progress: Progress;
}

/** Something of a player's that their page counts. */
export interface Counter {
  one: string;
  many: string;
  /** Where it stands among the counters: the lowest first; 0 unless given. */
  order?: number;
  count(sources: CountSources): number | Promise<number>;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    counters: Counter;
  }
}
