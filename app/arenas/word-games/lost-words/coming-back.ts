import { DAY_MS } from '~/platform/clock/durations';

/** After so many days a word comes back: once it got away, and each time it was known. */
const DAYS = [1, 3, 7, 21] as const;

/** How far a player is with a word that got away. */
export interface ComingBack {
  /** How often in a row it has been known. */
  known: number;
  dueAt: Date;
  /** Once it has been known each time. */
  wonBackAt: Date | null;
}

/** A word that has just got away, for the first time or once more. */
export function gotAway(now: Date): ComingBack {
  return { known: 0, dueAt: inDays(now, DAYS[0]), wonBackAt: null };
}

/**
 * What an answer changes: a word that is known comes back later, and after the last time is won back; any other begins from the start.
 * @param known how often in a row it had been known.
 * @see docs/product/words-that-stay.md
 */
export function afterAnswer(known: number, isKnown: boolean, now: Date): ComingBack {
  if (!isKnown) return gotAway(now);
  const days = DAYS[known + 1];
  return { known: known + 1, dueAt: inDays(now, days ?? 0), wonBackAt: days === undefined ? now : null };
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
