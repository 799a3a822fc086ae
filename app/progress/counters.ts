import type { Db } from '~/platform/database/database.server';
import type { Progress } from './progress.server';

/** Something of a player's that their page counts. */
export interface Counter {
  one: string;
  many: string;
  /** Where it stands among the counters: the lowest first; 0 unless given. */
  order?: number;
  count(sources: { db: Db; playerId: string; progress: Progress }): number | Promise<number>;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    counters: Counter;
  }
}
