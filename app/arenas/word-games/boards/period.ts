/** The times over which best runs are listed, in the order of their tabs. */
export const PERIODS = ['day', 'month', 'always'] as const;
export type Period = (typeof PERIODS)[number];

/** The UTC day on which the period around a moment begins, as 2026-11-20. */
export function periodStart(period: Period, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  return { day, month: `${day.slice(0, 8)}01`, always: '1970-01-01' }[period];
}
