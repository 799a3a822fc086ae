import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { type MadeUpCrowd, votesOf } from '../testing/made-up-crowd';
import { findRings } from './rings';

const member = (id: string) => Number(id.slice('person-'.length)) < 6;
/** How often a crowd is looked at. */
const LOOKS = 6;

/** The rings that are found while a crowd votes; the same people make one. */
function ringsOf(crowd: MadeUpCrowd, seed: number): string[][] {
  const votes = votesOf(crowd, seededRandom(seed));
  const found: string[][] = [];
  for (let look = 1; look <= LOOKS; look += 1) {
    const seen = votes.slice(0, Math.ceil((votes.length * look) / LOOKS));
    for (const { people } of findRings(seen)) {
      if (!found.some((known) => people.filter((id) => known.includes(id)).length * 2 > people.length)) found.push([...people]);
    }
  }
  return found;
}

describe('rings', () => {
  it('are hardly ever found in an honest crowd of 200, two in a simulated year at most', () => {
    for (const seed of [1, 2, 3]) expect(ringsOf({ people: 200, ring: 0, duels: 50, readings: 5 }, seed).length).toBeLessThanOrEqual(2);
    for (const seed of [1, 2, 3]) expect(ringsOf({ people: 30, ring: 0, duels: 50, readings: 3 }, seed).length).toBeLessThanOrEqual(2);
  });

  it('of six among 24 are found within ten duels of each', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const found = ringsOf({ people: 24, ring: 6, duels: 10, readings: 5 }, seed);
      expect(found.some((people) => people.filter(member).length >= 3 && people.filter(member).length * 2 > people.length)).toBe(true);
    }
  });

  it('name each person once, and only people who vote for each other', () => {
    // Nobody reads a duel of their own.
    const reading = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 3, maxLength: 3 });
    const vote = fc
      .record({ reading, forChosen: fc.nat(4), forOther: fc.nat(4) })
      .map(({ reading: [reader, chosen, other], ...votes }) => ({
        readerId: `person-${reader}`,
        chosenId: `person-${chosen}`,
        otherId: `person-${other}`,
        ...votes,
      }));
    fc.assert(
      fc.property(fc.array(vote, { maxLength: 200 }), (votes) => {
        const people = findRings(votes).flatMap((ring) => ring.people);
        expect(new Set(people).size).toBe(people.length);
        for (const ring of findRings(votes)) expect(ring.weight).toBeGreaterThan(0);
      }),
    );
  });
});
