import type { QueryObserver } from '../database.server';

/** Tells of the queries of an engine that answers one after the other. */
export interface TurnTimes {
  /** Passes a query on with the time that it took itself, without its wait for those before it. */
  onQuery: QueryObserver;
  /** The engine has just ended something else that queries wait for. */
  ended(): void;
}

/**
 * Takes the wait for a turn out of the times of queries: one slow query would have all that wait behind it look slow.
 * @param now a clock in ms that never goes back.
 * @see docs/decisions/0086-named-queries.md
 */
export function turnTimes(onQuery: QueryObserver, now = () => performance.now()): TurnTimes {
  /** When the engine had done what it was asked for before. */
  let freeSince = now();
  return {
    onQuery(name, seconds, failed) {
      const own = Math.min(seconds, (now() - freeSince) / 1_000);
      freeSince = now();
      onQuery(name, own, failed);
    },
    ended() {
      freeSince = now();
    },
  };
}
