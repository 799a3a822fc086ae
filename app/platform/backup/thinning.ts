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

/** How many days each has at most, about. */
const unitDays = { months: 30.5, weeks: 7, days: 1 } as const;

/** The unit whose backups stay the longest, and for how long at most. @param everyMs how often backups are made. */
function longestUnit(keep: BackupKeep, everyMs: number) {
  const everyDays = everyMs / DAY_MS;
  const spans = (['months', 'weeks', 'days'] as const).map((unit) => ({
    ...{ unit, count: keep[unit] + 1, isSeldom: everyDays > unitDays[unit] },
    // Where they are made more seldom, each is the only one of its unit.
    days: keep[unit] === 0 ? 0 : (keep[unit] + 1) * Math.max(unitDays[unit], everyDays),
  }));
  return spans.reduce((longest, each) => (each.days > longest.days ? each : longest));
}

/** For how many days at most a backup is kept. @param everyMs how often backups are made. */
export const longestKeptDays = (keep: BackupKeep, everyMs: number): number => Math.ceil(longestUnit(keep, everyMs).days);

/** The same in words: what the privacy page says. */
export function longestKept(keep: BackupKeep, everyMs: number): string {
  const { unit, count, isSeldom, days } = longestUnit(keep, everyMs);
  return isSeldom ? `at most ${Math.ceil(days)} days` : `at most ${count} ${unit}`;
}
