import fc from 'fast-check';
import { expect, it } from 'vitest';
import { popularityOf } from './popularity';

it('starts at the base and grows with readers and stories', () => {
  expect(popularityOf(40, { stories: 0, readers: 0 })).toBe(40);
  expect(popularityOf(40, { stories: 0, readers: 150 })).toBe(70);
  expect(popularityOf(40, { stories: 25, readers: 50 })).toBe(70);
});

it('is a whole number from 0 to 100 that never falls as reading increases', () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), count, count, (base, stories, readers) => {
      const popularity = popularityOf(base, { stories, readers });
      expect(Number.isInteger(popularity)).toBe(true);
      expect(popularity).toBeGreaterThanOrEqual(base);
      expect(popularity).toBeLessThanOrEqual(100);
      expect(popularityOf(base, { stories, readers: readers + 1 })).toBeGreaterThanOrEqual(popularity);
    }),
  );
});
