import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';

/** Something that a person has begun and can go on with: each arena lists its own. */
export interface Unfinished {
  /** What it is, such as 'Draft'. */
  what: string;
  title: string;
  /** What there is of it, or how long it lasts. */
  detail: string;
  /** Where it goes on. */
  to: string;
}

/** Something that happened to a person's stories. */
export interface Happening {
  /** A sentence without its full stop, such as '2 new comments on “The Ninth Gate”'. */
  text: string;
  /** Where it can be seen. */
  to: string;
}

interface Sources {
  db: Db;
  clock: Clock;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    /** Reads what a player can go on with, at most `limit`. */
    unfinished(sources: Sources, playerId: string, limit: number): Promise<Unfinished[]>;
    /** Reads what happened to a player's stories since a moment. */
    happenings(sources: Sources, playerId: string, since: Date): Promise<Happening[]>;
  }
}
