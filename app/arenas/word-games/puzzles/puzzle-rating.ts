import { rated, type Skill, widened } from '~/progress/ratings/skill';

/** How a puzzle ended: found without help, found with a hint, or not found. */
export type Outcome = 'solved' | 'hinted' | 'missed';

/** Five steps from easier to harder. */
export const STEPS = [-2, -1, 0, 1, 2] as const;
export type PuzzleStep = (typeof STEPS)[number];
/** What a step adds to the rating of the puzzles that a player is asked, in points. */
const STEP_POINTS = 200;

/** A player before their first puzzle. */
export const NEW_SOLVER: Skill = { mean: 1_500, deviation: 200 };
/** How far a puzzle's rating may be from what its features say: one standard deviation, in points. */
export const FEATURE_DOUBT = 120;
/** From so many tries on, a puzzle is believed to be as well known as its own deviation says. */
export const OWN_DOUBT_FROM = 20;
/** At odds of three to one, a player is so many points above a puzzle: 400 points are odds of ten to one. */
const THREE_IN_FOUR = 400 * Math.log10(3);

/** The places of person and puzzle in their contest; help makes it a draw. */
const PLACES: Readonly<Record<Outcome, readonly [number, number]>> = { solved: [1, 2], hinted: [1, 1], missed: [2, 1] };

/** A puzzle's rating, and how often people have tried it. */
export interface RatedItem extends Skill {
  tries: number;
}

/** A puzzle that nobody has tried. @param difficulty what its features say, in points. */
export function newItem(difficulty: number): RatedItem {
  return { mean: difficulty, deviation: FEATURE_DOUBT, tries: 0 };
}

/** How sure a puzzle's rating is, for those who try it. */
export function doubtOf({ deviation, tries }: RatedItem): number {
  return tries < OWN_DOUBT_FROM ? FEATURE_DOUBT : deviation;
}

/** The rating of the puzzles that a player should be asked. @param step how much easier or harder they want it. */
export function targetOf(own: Skill, step: PuzzleStep): number {
  return own.mean - THREE_IN_FOUR + STEP_POINTS * step;
}

/** A player's rating at a time: being away adds to its doubt. @param days since their latest puzzle. */
export function solverAfter(own: Skill, days: number): Skill {
  return widened(own, days);
}

/**
 * What an answered puzzle does to both ratings.
 * @see docs/product/puzzles.md
 */
export function ratePuzzle(own: Skill, item: RatedItem, outcome: Outcome): { own: Skill; item: RatedItem } {
  const places = PLACES[outcome];
  const [ownAfter = own] = rated([own, { mean: item.mean, deviation: doubtOf(item) }], places);
  const [, itemAfter = item] = rated([own, item], places);
  return { own: ownAfter, item: { ...itemAfter, tries: item.tries + 1 } };
}
