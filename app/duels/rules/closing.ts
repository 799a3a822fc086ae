import { CLOSING_MS, GIVE_UP_MS } from './clock';
import { READERS_ALONE } from './deal-readings';

/** How many readings are enough after the time for a duel is over. */
const ENOUGH = 3;

/** A duel that may close. */
export interface Tally {
  /** How many readings close it at once. */
  wanted: number;
  /** Votes of a pair, or readings of a text that is read alone. */
  first: number;
  second: number;
  alone: boolean;
  madeAt: Date;
}

/**
 * Whether a duel closes by now: with all readings it wants; after three days with three, unless they are even; after two weeks
 * with whatever it has.
 */
export function closes({ wanted, first, second, alone, madeAt }: Tally, now: Date): boolean {
  const readings = first + second;
  const age = now.getTime() - madeAt.getTime();
  const isClear = alone || first !== second;
  if (readings >= wanted && isClear) return true;
  if (age >= CLOSING_MS && readings >= Math.min(alone ? READERS_ALONE : ENOUGH, wanted) && isClear) return true;
  return age >= GIVE_UP_MS;
}

/** How a duel ended for one of its texts. */
export type Result = 'won' | 'lost' | 'even' | 'alone' | 'unread';

/** @param own votes for the text. @param others votes for the other one. */
export function resultOf(own: number, others: number, alone: boolean): Result {
  if (alone) return 'alone';
  if (own + others < ENOUGH) return 'unread';
  return own === others ? 'even' : own > others ? 'won' : 'lost';
}
