import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { standing } from './standing';

const tally = fc
  .integer({ min: 1, max: 5_000 })
  .chain((compared) => fc.record({ compared: fc.constant(compared), picked: fc.nat(compared) }));

describe('what a sentence surely deserves', () => {
  it('is nothing before anybody has compared it, and never more than its share', () => {
    expect(standing({ compared: 0, picked: 0 })).toBe(0);
    fc.assert(
      fc.property(tally, ({ compared, picked }) => {
        const bound = standing({ compared, picked });
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(picked / compared);
      }),
    );
  });

  it('grows with every pick, shrinks with every miss, and with the same share grows with what is known', () => {
    fc.assert(
      fc.property(tally, ({ compared, picked }) => {
        const bound = standing({ compared, picked });
        expect(standing({ compared: compared + 1, picked: picked + 1 })).toBeGreaterThan(bound);
        expect(standing({ compared: compared + 1, picked })).toBeLessThanOrEqual(bound);
        expect(standing({ compared: compared * 2, picked: picked * 2 })).toBeGreaterThanOrEqual(bound);
      }),
    );
  });

  it('puts nine of ten before one of one', () => {
    expect(standing({ compared: 10, picked: 9 })).toBeGreaterThan(standing({ compared: 1, picked: 1 }));
    expect(standing({ compared: 10, picked: 9 })).toBeCloseTo(0.652, 3);
  });

  it('finds one of the best among a hundred sentences of which each is seen a dozen times', () => {
    // Sentence n is better than n of a hundred others, as most readers see.
    const random = seededRandom(7);
    const ranks = Array.from({ length: 60 }, () => {
      const tallies = Array.from({ length: 100 }, (_, strength) => ({ strength, compared: 0, picked: 0 }));
      for (let round = 0; round < 12; round += 1) {
        const order = random.shuffle(tallies);
        for (let pair = 0; pair < 50; pair += 1) {
          const [one, other] = order.slice(pair * 2, pair * 2 + 2);
          if (!one || !other) continue;
          const firstWins = random.next() < 1 / (1 + Math.exp((other.strength - one.strength) / 20));
          one.compared += 1;
          other.compared += 1;
          (firstWins ? one : other).picked += 1;
        }
      }
      const best = tallies.toSorted((one, other) => standing(other) - standing(one))[0];
      return 100 - (best?.strength ?? 0);
    });
    expect(ranks.filter((rank) => rank <= 25).length).toBeGreaterThan(50);
  });
});
