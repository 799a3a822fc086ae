import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTED_PLAYERS, percentAhead, type Standing, standingText } from './standing';

/** Points of the others, and one's own. */
const standingAmong = (others: readonly number[], own: number): Standing => ({
  players: others.length + 1,
  below: others.filter((score) => score < own).length,
  above: others.filter((score) => score > own).length,
});
const scores = fc.array(fc.nat({ max: 50 }), { maxLength: 200 });

describe('a standing among the players of a day', () => {
  it.each([
    [[], 10, 'First to play'],
    [[5], 10, 'First of 2'],
    [[15], 10, '2nd of 2'],
    [[15, 10, 20], 10, '3rd of 4'],
    [[15, 16, 17, 20], 10, '5th of 5'],
    [Array.from({ length: 9 }, () => 5), 10, 'Ahead of 90%'],
    [Array.from({ length: 99 }, (_, index) => index), 63, 'Ahead of 63%'],
    [Array.from({ length: 30 }, () => 15), 10, 'One of 31'],
    [Array.from({ length: COUNTED_PLAYERS }, () => 15), 10, 'One of over 1,000'],
  ])('%j and %i: %s', (others, own, text) => {
    expect(standingText(standingAmong(others, own))).toBe(text);
  });

  it('is never ahead of everyone, oneself included, and never worse for more points', () => {
    fc.assert(
      fc.property(scores, fc.nat({ max: 50 }), fc.nat({ max: 20 }), (others, own, more) => {
        const percent = percentAhead(standingAmong(others, own));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThan(100);
        expect(percentAhead(standingAmong(others, own + more))).toBeGreaterThanOrEqual(percent);
      }),
    );
  });

  it('is the same however the others are ordered', () => {
    fc.assert(
      fc.property(scores, fc.nat({ max: 50 }), (others, own) => {
        expect(standingText(standingAmong([...others].reverse(), own))).toBe(standingText(standingAmong(others, own)));
      }),
    );
  });
});
