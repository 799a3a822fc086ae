import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnsBonus, newRun } from './puzzle-run';

/** A run played to its end. */
const over = (puzzles: number, { skipped, lost }: { skipped: number; lost: number }) => ({
  ...newRun(Array.from({ length: puzzles })),
  at: puzzles,
  skipped: Array.from({ length: skipped }, (_, index) => index),
  lost: Array.from({ length: lost }, (_, index) => skipped + index),
});

describe('the bonus for a run that is used up', () => {
  it.each([
    [10, 0, 0, true],
    [10, 2, 0, true],
    [10, 1, 1, true],
    [10, 0, 3, false],
    [10, 3, 0, false],
    [15, 2, 1, true],
    [15, 2, 2, false],
  ])('of %i puzzles with %i skipped and %i lost: %s', (puzzles, skipped, lost, earned) => {
    expect(earnsBonus(over(puzzles, { skipped, lost }))).toBe(earned);
  });

  it('treats a skip like a lost puzzle, and never comes with fewer right ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40), (puzzles, one, other) => {
        const [skipped, lost] = [Math.min(one, puzzles), Math.min(other, puzzles - Math.min(one, puzzles))];
        const earned = earnsBonus(over(puzzles, { skipped, lost }));
        expect(earned).toBe(earnsBonus(over(puzzles, { skipped: lost, lost: skipped })));
        expect(earned).toBe(puzzles - skipped - lost >= puzzles * 0.8);
      }),
    );
  });

  it('is never earned before the end', () => {
    expect(earnsBonus({ ...over(10, { skipped: 0, lost: 0 }), at: 9 })).toBe(false);
  });
});
