import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelayMs, withJitter } from './retry-delay';

describe('waits before another try', () => {
  it('are 1, 2 and 5 s, and then always 10 s', () => {
    expect([0, 1, 2, 3, 4, 100].map(retryDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
  });

  it('are never longer by chance, and at most a tenth shorter', () => {
    const chances = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(), chances, (failures, chance) => {
        const ms = retryDelayMs(failures);
        expect(withJitter(ms, chance)).toBeLessThanOrEqual(ms);
        expect(withJitter(ms, chance)).toBeGreaterThanOrEqual(ms * 0.9 - 1e-6);
      }),
    );
  });
});
