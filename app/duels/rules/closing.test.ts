import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { closes, resultOf } from './closing';

const MADE = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(MADE.getTime() + ms);
const pair = (first: number, second: number, wanted = 5) => ({ wanted, first, second, alone: false, madeAt: MADE });

describe('a duel', () => {
  it('closes with all its readings, or after three days with three', () => {
    expect(closes(pair(3, 2), after(HOUR_MS))).toBe(true);
    expect(closes(pair(2, 1), after(3 * DAY_MS - 1))).toBe(false);
    expect(closes(pair(2, 1), after(3 * DAY_MS))).toBe(true);
    expect(closes(pair(2, 0), after(13 * DAY_MS))).toBe(false);
  });

  it('waits for another reading while it is even, but not for ever', () => {
    expect(closes(pair(2, 2), after(4 * DAY_MS))).toBe(false);
    expect(closes(pair(2, 2), after(14 * DAY_MS))).toBe(true);
    expect(resultOf(2, 2, false)).toBe('even');
  });

  it('has no result with fewer than three votes, nor when a text was read alone', () => {
    expect([resultOf(2, 0, false), resultOf(3, 0, true), resultOf(1, 4, false)]).toEqual(['unread', 'alone', 'lost']);
  });

  it('that is closed stays so, whatever comes later', () => {
    fc.assert(
      fc.property(
        fc.record({ first: fc.nat(5), second: fc.nat(5), alone: fc.boolean(), hours: fc.nat(400), wanted: fc.constantFrom(3, 5) }),
        ({ hours, ...tally }) => {
          const duel = { ...tally, madeAt: MADE };
          if (closes(duel, after(hours * HOUR_MS))) expect(closes(duel, after((hours + 1) * HOUR_MS))).toBe(true);
          expect(closes(duel, after(14 * DAY_MS))).toBe(true);
        },
      ),
    );
  });
});
