import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { chanceOf, type Skill } from '~/progress/ratings/skill';
import { nearTo } from './choose-puzzle';
import { doubtOf, FEATURE_DOUBT, NEW_SOLVER, newItem, OWN_DOUBT_FROM, type RatedItem, ratePuzzle, STEPS, targetOf } from './puzzle-rating';

const skill: fc.Arbitrary<Skill> = fc.record({
  mean: fc.double({ min: 600, max: 2_600, noNaN: true }),
  deviation: fc.double({ min: 20, max: NEW_SOLVER.deviation, noNaN: true }),
});
const item: fc.Arbitrary<RatedItem> = fc.record({
  mean: fc.double({ min: 600, max: 2_600, noNaN: true }),
  deviation: fc.double({ min: 20, max: FEATURE_DOUBT, noNaN: true }),
  tries: fc.nat(200),
});

describe('a puzzle that is answered', () => {
  it('lifts who solves it and lowers who misses it, the puzzle the other way, and help lies between', () => {
    fc.assert(
      fc.property(skill, item, (own, asked) => {
        const [solved, hinted, missed] = (['solved', 'hinted', 'missed'] as const).map((outcome) => ratePuzzle(own, asked, outcome));
        if (!solved || !hinted || !missed) throw new Error('There are three outcomes.');
        expect(solved.own.mean).toBeGreaterThan(own.mean);
        expect(missed.own.mean).toBeLessThan(own.mean);
        expect(solved.item.mean).toBeLessThan(asked.mean);
        expect(missed.item.mean).toBeGreaterThan(asked.mean);
        expect(hinted.own.mean).toBeLessThan(solved.own.mean);
        expect(hinted.own.mean).toBeGreaterThan(missed.own.mean);
        for (const after of [solved, hinted, missed]) {
          expect(after.own.deviation).toBeLessThanOrEqual(own.deviation);
          expect(after.item.deviation).toBeLessThanOrEqual(asked.deviation);
          expect(after.item.tries).toBe(asked.tries + 1);
        }
      }),
    );
  });

  it('is believed to be as well known as its features say until twenty have tried it', () => {
    expect(doubtOf({ ...newItem(1_500), deviation: 30, tries: OWN_DOUBT_FROM - 1 })).toBe(FEATURE_DOUBT);
    expect(doubtOf({ ...newItem(1_500), deviation: 30, tries: OWN_DOUBT_FROM })).toBe(30);
  });
});

describe('what a player is asked', () => {
  it('is what they solve three times in four, once they are known', () => {
    const own = { mean: 1_720, deviation: 0 };
    expect(chanceOf(own, [{ mean: targetOf(own, 0), deviation: 0 }])).toBeCloseTo(0.75, 2);
  });

  it('lies from 400 points below to 400 above that, as they like', () => {
    expect(STEPS.map((step) => Math.round(targetOf(NEW_SOLVER, step) - targetOf(NEW_SOLVER, 0)))).toEqual([-400, -200, 0, 200, 400]);
  });

  it('is one of the nearest puzzles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 600, max: 2_600 }), { maxLength: 60 }), fc.integer(), fc.nat(), (ratings, target, seed) => {
        const candidates = ratings.map((rating, index) => ({ key: `${index}`, rating }));
        const chosen = nearTo(candidates, target, seededRandom(seed));
        const farFrom = (rating: number) => Math.abs(rating - target);
        const nearer = ratings.filter((rating) => chosen && farFrom(rating) < farFrom(chosen.rating));
        expect(chosen === undefined).toBe(ratings.length === 0);
        expect(nearer.length).toBeLessThan(8);
      }),
    );
  });
});
