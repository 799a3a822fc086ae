import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { busiestHours, isTableOpen, tablesWithinDay } from './open-tables';

describe('the hours of open tables', () => {
  it('are those at which most people come', () => {
    const opened = Array.from({ length: 24 }, (_none, hour) => ({ 7: 20, 19: 90, 20: 80, 22: 70, 23: 60 })[hour] ?? 1);
    expect(busiestHours(opened)).toEqual([7, 19, 22]);
  });

  it('are the usual ones where hardly anybody has come', () => {
    expect(busiestHours([3, 1])).toEqual([12, 18, 20]);
  });

  it('are three that are apart from each other, across midnight too', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 24 }), (opened) => {
        fc.pre(opened.reduce((sum, count) => sum + count, 0) >= 30);
        const hours = busiestHours(opened);
        expect(hours).toHaveLength(3);
        for (const hour of hours)
          for (const other of hours.filter((one) => one !== hour))
            expect(Math.min(Math.abs(hour - other), 24 - Math.abs(hour - other))).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('are three tables in any day that is to come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minutes) => {
        const now = minutes * MINUTE_MS;
        const tables = tablesWithinDay([0, 12, 20], now);
        expect(tables).toHaveLength(3);
        expect(tables.every((at) => at > now && at <= now + DAY_MS && at % HOUR_MS === 0)).toBe(true);
      }),
    );
  });
});

it('has seats from ten minutes before its time to a quarter of an hour after it', () => {
  const at = 20 * HOUR_MS;
  expect([-11, -10, 0, 14, 15].map((minutes) => isTableOpen(at, at + minutes * MINUTE_MS))).toEqual([false, true, true, true, false]);
});
