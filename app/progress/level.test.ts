import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf, levelProgress } from './level';

const anyXp = fc.integer({ min: 0, max: 10_000_000 });

describe('levels', () => {
  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [2999, 2],
    [3000, 3],
    [5999, 3],
    [6000, 4],
    [9999, 4],
    [10_000, 5],
    [14_999, 5],
    [15_000, 6],
    [20_999, 6],
    [21_000, 7],
    [27_999, 7],
    [28_000, 8],
    [35_999, 8],
    [36_000, 9],
    [44_999, 9],
    [45_000, 10],
    [54_999, 10],
    [55_000, 11],
    [64_999, 11],
    [65_000, 12],
    [145_000, 20],
  ])('%i XP are level %i', (xp, level) => {
    expect(levelOf(xp)).toBe(level);
  });

  it('never falls when XP are gained, and rises by at most one for up to 1000 XP', () => {
    fc.assert(
      fc.property(anyXp, fc.integer({ min: 0, max: 1000 }), (xp, gain) => {
        const rise = levelOf(xp + gain) - levelOf(xp);
        expect(rise === 0 || rise === 1).toBe(true);
      }),
    );
  });

  it('lies between its bounds, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(anyXp, (xp) => {
        const { level, from, to } = levelProgress(xp);
        expect(from <= xp && xp < to).toBe(true);
        expect(level).toBe(levelOf(xp));
        expect(levelOf(from)).toBe(level);
        expect(levelOf(to)).toBe(level + 1);
        if (from > 0) expect(levelOf(from - 1)).toBe(level - 1);
      }),
    );
  });
});
