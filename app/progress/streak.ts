import { DAY_MS } from '~/platform/clock/durations';

/** One missed day is forgiven in this many days. */
const FORGIVEN_EVERY_DAYS = 7;

export interface Streak {
  /** Days played in a row; forgiven ones do not count. */
  days: number;
  playedToday: boolean;
  /** Whether yesterday was missed and is being forgiven. */
  forgivingYesterday: boolean;
}

interface Run {
  days: number;
  last: number;
  forgiven: number;
}

/**
 * The number of days in a row that a player has played. A single missed day is forgiven when none of the six days
 * before it was; any other missed day ends the streak. Today is not missed until it is over.
 * @param played days as 2026-11-20, in any order: the player's own for word games, UTC days for Creative Writing.
 * @param today a day of the same calendar.
 * @see docs/product/word-games.md
 */
export function streakOf(played: readonly string[], today: string): Streak {
  const now = dayNumber(today);
  const days = [...new Set(played.map(dayNumber))].filter((day) => day <= now).sort((one, other) => one - other);
  const run = days.reduce<Run | undefined>(nextDay, undefined);
  if (!run) return { days: 0, playedToday: false, forgivingYesterday: false };
  if (run.last >= now - 1) return { days: run.days, playedToday: run.last === now, forgivingYesterday: false };
  const forgiving = run.last === now - 2 && mayForgive(run, now - 1);
  return { days: forgiving ? run.days : 0, playedToday: false, forgivingYesterday: forgiving };
}

/**
 * The longest streak a player has ever had, by the same rule.
 * @param played days as 2026-11-20, in any order.
 */
export function longestStreak(played: readonly string[]): number {
  const days = [...new Set(played.map(dayNumber))].sort((one, other) => one - other);
  let run: Run | undefined;
  let longest = 0;
  for (const day of days) {
    run = nextDay(run, day);
    longest = Math.max(longest, run.days);
  }
  return longest;
}

function nextDay(run: Run | undefined, day: number): Run {
  if (run && day === run.last + 1) return { ...run, days: run.days + 1, last: day };
  if (run && day === run.last + 2 && mayForgive(run, day - 1)) return { days: run.days + 1, last: day, forgiven: day - 1 };
  return { days: 1, last: day, forgiven: Number.NEGATIVE_INFINITY };
}

function mayForgive(run: Run, missed: number): boolean {
  return missed - run.forgiven >= FORGIVEN_EVERY_DAYS;
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}
