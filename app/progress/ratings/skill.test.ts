import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, rated, type Skill, standsOnBoard, UNKNOWN, widened } from './skill';
import { simulateYear } from './testing/simulated-year';

const skill: fc.Arbitrary<Skill> = fc.record({
  mean: fc.double({ min: 1_000, max: 2_000, noNaN: true }),
  deviation: fc.double({ min: 15, max: UNKNOWN.deviation, noNaN: true }),
});
const contest = fc
  .array(fc.record({ skill, place: fc.integer({ min: 1, max: 4 }) }), { minLength: 2, maxLength: 6 })
  .map((people) => ({ skills: people.map((one) => one.skill), places: people.map((one) => one.place) }));

describe('a contest', () => {
  it('lifts its only winner and lowers its only loser, and leaves nobody less known', () => {
    fc.assert(
      fc.property(contest, ({ skills, places }) => {
        const after = rated(skills, places);
        const [best, worst] = [Math.min(...places), Math.max(...places)];
        for (const [index, place] of places.entries()) {
          const [was, is] = [skills[index] ?? UNKNOWN, after[index] ?? UNKNOWN];
          expect(is.deviation).toBeLessThanOrEqual(was.deviation);
          expect(Number.isFinite(is.mean) && is.deviation > 0).toBe(true);
          const alone = places.filter((other) => other === place).length === 1;
          if (alone && best !== worst && place === best) expect(is.mean).toBeGreaterThan(was.mean);
          if (alone && best !== worst && place === worst) expect(is.mean).toBeLessThan(was.mean);
        }
      }),
    );
  });

  it('does the same in whatever order people are named', () => {
    fc.assert(
      fc.property(contest, ({ skills, places }) => {
        const turned = rated(skills.toReversed(), places.toReversed()).toReversed();
        for (const [index, is] of rated(skills, places).entries()) expect(turned[index]?.mean).toBeCloseTo(is.mean, 6);
      }),
    );
  });

  it('moves a player who is hardly known more than one who is known well', () => {
    const [known, unknown] = rated([{ mean: 1_500, deviation: 20 }, UNKNOWN], [1, 2]);
    expect(1_500 - (unknown?.mean ?? 0)).toBeGreaterThan(5 * ((known?.mean ?? 0) - 1_500));
  });

  it('is won by each with a chance that adds up', () => {
    fc.assert(
      fc.property(fc.array(skill, { minLength: 2, maxLength: 5 }), (skills) => {
        const chances = skills.map((own, index) => chanceOf(own, skills.toSpliced(index, 1)));
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('a player who does not play', () => {
  it('gains nothing: neither points, nor certainty, nor a place on the board', () => {
    fc.assert(
      fc.property(
        skill,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (was, contests, days, more) => {
          const away = widened(was, days);
          const longer = widened(was, days + more);
          expect([away.mean, longer.mean]).toEqual([was.mean, was.mean]);
          expect(away.deviation).toBeGreaterThanOrEqual(was.deviation);
          expect(longer.deviation).toBeGreaterThanOrEqual(away.deviation);
          if (standsOnBoard(longer, contests)) expect(standsOnBoard(away, contests)).toBe(true);
        },
      ),
    );
  });

  it('is as little known after years as before the first contest, and no less', () => {
    expect(widened({ mean: 1_620, deviation: 35 }, 365).deviation).toBeCloseTo(60, 0);
    expect(widened({ mean: 1_620, deviation: 35 }, 5_000)).toEqual({ mean: 1_620, deviation: UNKNOWN.deviation });
  });
});

it('a year of people with known strengths is told apart, and what is said comes true', () => {
  const { correlationAfter20, calibration, honestShift } = simulateYear({ people: 200, days: 365, seed: 3, ring: 20 });
  expect(correlationAfter20).toBeGreaterThan(0.7);
  for (const { said, won, of } of calibration) if (of > 1_500) expect(Math.abs(won - said)).toBeLessThan(0.04);
  expect(Math.abs(honestShift)).toBeLessThan(10);
});
