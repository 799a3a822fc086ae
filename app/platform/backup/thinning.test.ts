import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestKept, longestKeptDays, outdatedBackups } from './thinning';

const DAY_MS = 24 * 60 * 60_000;
const daily = (days: number, until = Date.UTC(2026, 10, 24, 3)) => Array.from({ length: days }, (_, ago) => new Date(until - ago * DAY_MS));
const namesOf = (dates: readonly Date[]) => dates.map((at) => at.toISOString().slice(0, 10));

describe('backups that are thinned out', () => {
  it('leave the newest of each day, week and month', () => {
    const taken = daily(100);
    const outdated = new Set(outdatedBackups(taken, { days: 3, weeks: 3, months: 3 }));
    // 22 and 15 November are Sundays; 24 is in the week that runs.
    expect(namesOf(taken.filter((at) => !outdated.has(at)))).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-22'],
      '2026-11-15',
      ...['2026-10-31', '2026-09-30'],
    ]);
  });

  it('leave several of a day only until that day has a newer one', () => {
    const taken = [0, 6, 12].map((hour) => new Date(Date.UTC(2026, 10, 24, hour)));
    expect(outdatedBackups(taken, { days: 7, weeks: 4, months: 6 })).toEqual([taken[1], taken[0]]);
  });

  it('always leave the newest, never more than asked for, and nothing more to thin', () => {
    const moments = fc.uniqueArray(
      fc.integer({ min: 0, max: 800 * 24 }).map((hour) => new Date(Date.UTC(2026, 0, 1, hour))),
      {
        selector: (at) => at.getTime(),
        maxLength: 200,
      },
    );
    const keeps = fc.record({ days: fc.nat(40), weeks: fc.nat(10), months: fc.nat(14) });
    fc.assert(
      fc.property(moments, keeps, (taken, keep) => {
        const outdated = new Set(outdatedBackups(taken, keep).map(Number));
        const kept = taken.filter((at) => !outdated.has(Number(at)));
        expect(kept.length).toBeLessThanOrEqual(Math.max(1, keep.days + keep.weeks + keep.months));
        if (taken.length > 0) expect(kept).toContainEqual(new Date(Math.max(...taken.map(Number))));
        expect(outdatedBackups(kept, keep)).toEqual([]);
      }),
    );
  });

  it('are gone when the privacy page says', () => {
    expect(longestKept({ days: 7, weeks: 4, months: 6 }, DAY_MS)).toBe('at most 7 months');
    expect(longestKept({ days: 7, weeks: 4, months: 0 }, DAY_MS)).toBe('at most 5 weeks');
    expect(longestKept({ days: 7, weeks: 0, months: 0 }, DAY_MS)).toBe('at most 8 days');
    expect(longestKept({ days: 365, weeks: 4, months: 1 }, DAY_MS), 'more days than months have').toBe('at most 366 days');
    expect(longestKept({ days: 7, weeks: 0, months: 0 }, 30 * DAY_MS), 'each day that has one is a month').toBe('at most 240 days');
  });

  it('are never older than that, however often they are taken', () => {
    const keeps = fc.record({ days: fc.integer({ min: 1, max: 60 }), weeks: fc.nat(12), months: fc.nat(6) });
    fc.assert(
      fc.property(keeps, fc.integer({ min: 1, max: 40 }), (keep, everyDays) => {
        let standing: Date[] = [];
        for (let day = 0; day < 600; day += everyDays) {
          const at = new Date(Date.UTC(2026, 0, 1, 3) + day * DAY_MS);
          const outdated = new Set(outdatedBackups([...standing, at], keep).map(Number));
          standing = [...standing, at].filter((one) => !outdated.has(Number(one)));
          const oldest = (at.getTime() - Math.min(...standing.map(Number))) / DAY_MS;
          expect(oldest).toBeLessThanOrEqual(longestKeptDays(keep, everyDays * DAY_MS));
        }
      }),
      { numRuns: 30 },
    );
  });
});
