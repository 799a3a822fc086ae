import { DAY_MS } from '~/platform/clock/durations';

/** For how long an upheld complaint counts: a year. */
export const STRIKE_MS = 365 * DAY_MS;

/** How long a text that was answered for stays down, so that the other can go to court: fourteen days. */
const ANSWERED_MS = 14 * DAY_MS;

/** What follows as a rule on a further upheld complaint; the person who decides may see it otherwise. */
export type Following = 'warning' | 'suspension' | 'end';

/**
 * What follows as a rule: after the first upheld complaint within a year a warning, after the second a suspension, after the third
 * the account is closed. @param strikes upheld complaints of the last year that were not taken back, without the present one.
 * @see content/law/copyright.md
 */
export function followingStrikes(strikes: number): Following {
  if (strikes === 0) return 'warning';
  return strikes === 1 ? 'suspension' : 'end';
}

/** From when a text may come back whose writer has answered the complaint. */
export function backFrom(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + ANSWERED_MS);
}

/** The answers whose fourteen days are over were given before this. */
export function answeredBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWERED_MS);
}
