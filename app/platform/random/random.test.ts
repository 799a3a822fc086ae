import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random';

describe('a seeded random source', () => {
  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const draw = () => {
          const random = seededRandom(seed);
          return [random.next(), random.integer(1000), random.shuffle([1, 2, 3, 4, 5])];
        };
        expect(draw()).toEqual(draw());
      }),
    );
  });

  it('shuffles without losing or doubling items, and stays within bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
        const random = seededRandom(seed);
        expect(random.shuffle(items).sort()).toEqual([...items].sort());
        expect(items).toContain(random.pick(items));
        expect(random.integer(items.length)).toBeLessThan(items.length);
        expect(random.next()).toBeLessThan(1);
      }),
    );
  });

  it('is evenly distributed', () => {
    const random = seededRandom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const box = random.integer(10);
      counts[box] = (counts[box] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('throws when picking from an empty list', () => {
    expect(() => seededRandom(1).pick([])).toThrow(RangeError);
  });
});
