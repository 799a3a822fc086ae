import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, endOf, startOf, sundayOf, weekNumber, weekOf } from './days';
import { openingsOf } from './openings';

describe('weeks', () => {
  it('begin on Monday and end on Sunday, in UTC', () => {
    expect(weekOf('2026-03-01')).toBe('2026-02-23');
    expect(weekOf('2026-03-02')).toBe('2026-03-02');
    expect(sundayOf('2026-02-23')).toBe('2026-03-01');
    expect(endOf('2026-02-28').toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('have a number that grows by one', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (at) => {
        const monday = weekOf(dayOf(at));
        expect(startOf(monday).getUTCDay()).toBe(1);
        const next = dayOf(endOf(sundayOf(monday)));
        expect(weekOf(next)).toBe(next);
        expect(weekNumber(next)).toBe(weekNumber(monday) + 1);
      }),
    );
  });
});

describe('what a day opens with', () => {
  it('is what the latest day before it chose, and on the first day the week’s own opening', () => {
    const days = [
      { day: 'mon', winner: 'one' },
      { day: 'tue', winner: null },
      { day: 'wed', winner: 'two' },
      { day: 'thu', winner: null },
    ];
    expect([...openingsOf(days).values()]).toEqual([null, 'one', 'one', 'two']);
  });
});
