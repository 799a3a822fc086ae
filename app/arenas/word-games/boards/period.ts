import { DAY_MS } from '~/platform/clock/durations';

/** The times over which best runs are listed, in the order of their tabs. */
export const PERIODS = ['day', 'week', 'always'] as const;
export type Period = (typeof PERIODS)[number];

/** 1970-01-01 was a Thursday. */
const THURSDAY = 3;

/** The UTC day on which the period around a moment begins, as 2026-11-20. Weeks begin on Monday. */
export function periodStart(period: Period, at: Date): string {
  const day = Math.floor(at.getTime() / DAY_MS);
  const first = { day, week: day - ((day + THURSDAY) % 7), always: 0 }[period];
  return new Date(first * DAY_MS).toISOString().slice(0, 10);
}
