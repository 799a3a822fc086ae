/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export interface BackupKeep {
  days: number;
  weeks: number;
  months: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** Names of the day, the week from Monday on and the month that a moment is in, in UTC. */
const periods: Readonly<Record<keyof BackupKeep, (at: Date) => string>> = {
  days: (at) => at.toISOString().slice(0, 10),
  // 1970-01-05 was a Monday.
  weeks: (at) => String(Math.floor((at.getTime() / DAY_MS - 4) / 7)),
  months: (at) => at.toISOString().slice(0, 7),
};

/**
 * Which backups are no longer kept. The newest always is.
 * @param taken when they were taken, in any order.
 * @see docs/operating.md
 */
export function outdatedBackups(taken: readonly Date[], keep: BackupKeep): Date[] {
  const newestFirst = taken.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const newestOf = new Map<string, Date>();
    for (const at of newestFirst) {
      const period = periods[unit](at);
      if (!newestOf.has(period)) newestOf.set(period, at);
    }
    for (const at of [...newestOf.values()].slice(0, keep[unit])) kept.add(at);
  }
  return newestFirst.filter((at) => !kept.has(at));
}

/** For how long at most a backup is kept, in words: what the privacy page says. */
export function longestKept({ days, weeks, months }: BackupKeep): string {
  const span = (count: number, unit: string) => `at most ${count + 1} ${unit}s`;
  if (months > 0) return span(months, 'month');
  return weeks > 0 ? span(weeks, 'week') : span(days, 'day');
}
