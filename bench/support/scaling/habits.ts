import type { Counts } from './actions.ts';

/** A kind of people, and what one of them does in an active minute. */
export interface Habit {
  name: string;
  /** Of all people who are active at the same time. */
  share: number;
  aMinute: Counts;
}

/** Assumed, not measured: docs/scaling.md names them, and script/load acts by them. The shares sum up to 1. */
export const HABITS = [
  { name: 'visitors', share: 0.5, aMinute: { cachedPage: 2, uncachedPage: 0.25 } },
  { name: 'readers', share: 0.2, aMinute: { page: 2, list: 0.4, search: 0.2, rating: 0.15, comment: 0.1, signIn: 0.03 } },
  { name: 'writers', share: 0.1, aMinute: { save: 3, sessionStart: 0.05, publication: 0.05, page: 0.3 } },
  { name: 'word players', share: 0.13, aMinute: { move: 20, runStart: 0.5, runEnd: 0.5, list: 0.1 } },
  { name: 'weavers', share: 0.06, aMinute: { keystroke: 60, turn: 0.5, aiPart: 0.5, seat: 0.05 } },
  { name: 'newcomers', share: 0.01, aMinute: { signUp: 0.5, page: 1 } },
] as const satisfies readonly Habit[];

/** Minutes that a player is active on a day. */
export const MINUTES_A_DAY = 25;
/** Visitors and newcomers are not players: so many people are active for each player who is. */
const PEOPLE_A_PLAYER =
  1 / HABITS.filter(({ name }) => name !== 'visitors' && name !== 'newcomers').reduce((sum, { share }) => sum + share, 0);
/** Of a day's activity, what falls into its busiest hour; 1/24 would be an even day. */
export const BUSIEST_HOUR = 0.1;
/** How much busier the busiest minute is than that hour. */
export const BUSIEST_MINUTE = 1.5;

/** How many people are active in the busiest minute of a day. @param players who play on that day. */
export function activeAtPeak(players: number): number {
  return (players * PEOPLE_A_PLAYER * MINUTES_A_DAY * BUSIEST_HOUR * BUSIEST_MINUTE) / 60;
}

/** How many people are active in the mean over a day. */
export function activeInTheMean(players: number): number {
  return (players * PEOPLE_A_PLAYER * MINUTES_A_DAY) / (24 * 60);
}

/** What so many active people do in a second. */
export function actionsASecond(active: number): Counts {
  const counts: Counts = {};
  for (const { share, aMinute } of HABITS as readonly Habit[])
    for (const [name, times] of Object.entries(aMinute) as [keyof Counts, number][])
      counts[name] = (counts[name] ?? 0) + (active * share * times) / 60;
  return counts;
}
