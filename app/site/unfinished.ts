import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';

/** How urgent something is that one has begun, the most urgent first. */
export const URGENCIES = ['running', 'awaited', 'patient'] as const;

/** Something that a person has begun and can go on with: each arena lists its own. */
export interface Unfinished {
  /** What it is, such as 'Draft'. */
  what: string;
  title: string;
  /** What there is of it, or how long it lasts. */
  detail: string;
  /** Where it goes on. */
  to: string;
  /** What stands first: what runs by itself, then what others wait for, then what can wait. */
  urgency: (typeof URGENCIES)[number];
}

/** Something that happened to a person's stories, or that people did whom they follow. */
export interface Happening {
  /** A sentence without its full stop, such as '2 new comments on “The Ninth Gate”'. */
  text: string;
  /** Where it can be seen. */
  to: string;
}

/** A player whom another follows. */
export interface FollowedPerson {
  id: string;
  name: string;
}

/**
 * Reads what people do whom a player follows, the newest first; without any text of theirs but the name.
 * @param seen.people at least one.
 * @param seen.today the date of the player who reads it.
 */
export type FollowedDoings = (
  sources: Sources,
  seen: { viewerId: string; people: readonly FollowedPerson[]; today: string },
  since: Date,
) => Promise<Happening[]>;

/** With what a feature reads what a page shows of it. */
export interface Sources {
  db: Db;
  clock: Clock;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    /** Reads what a player can go on with, at most `limit`. */
    unfinished(sources: Sources, playerId: string, limit: number): Promise<Unfinished[]>;
    /** Reads what happened to a player's stories since a moment. */
    happenings(sources: Sources, playerId: string, since: Date): Promise<Happening[]>;
    doings: FollowedDoings;
  }
}
