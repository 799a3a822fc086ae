import { type Random, seededRandom } from '~/platform/random/random';
import { correlation, deviation, mean, normalOf } from '~/platform/testing/statistics';
import type { Skill } from '~/progress/ratings/skill';
import { type Candidate, nearTo } from '../choose-puzzle';
import { NEW_SOLVER, newItem, type Outcome, type RatedItem, ratePuzzle, targetOf } from '../puzzle-rating';

export interface SolversOptions {
  people: number;
  /** How many puzzles each person is asked. */
  puzzlesEach: number;
  items: number;
  /** How far true difficulties are from what their features say: one standard deviation, in points. */
  featureError: number;
  seed: number;
}

export interface SolversFigures {
  /** By number of puzzles: the distance of estimate and truth in the mean over people, in points, and the standard error of that mean. */
  distances: { after: number; mean: number; error: number }[];
  /** By number of tries: Spearman's correlation of estimated and true difficulty among the items that have had as many, and its standard error. */
  orders: { after: number; correlation: number; error: number; items: number }[];
  /** The correlation of what the features alone say with the truth. */
  featuresAlone: number;
  /** Of all puzzles from the 31st of each person on, how many were solved, and how many of all without a hint, in per cent. */
  solved: number;
  solvedAlone: number;
}

interface Item extends Candidate {
  truth: number;
  rated: RatedItem;
}

const AFTER_PUZZLES = [10, 30, 100];
const AFTER_TRIES = [20, 50];
/** What people differ by, and puzzles by their features; one standard deviation, in points. */
const SPREAD = { people: 250, features: 250 };
/** How many in ten puzzles that are not solved at once are solved with a hint. */
const WITH_HINT = 0.3;
/** Fewer items are in no order worth telling. */
const FEWEST_ITEMS = 10;
/** From this puzzle on, people are known well enough to be asked what suits them. */
const KNOWN_FROM = 30;

/** Lets simulated people with known abilities solve puzzles of known difficulties, each asked what suits them. */
export function simulateSolvers({ people, puzzlesEach, items: count, featureError, seed }: SolversOptions): SolversFigures {
  const random = seededRandom(seed);
  const items = Array.from({ length: count }, (_, index): Item => {
    const features = 1_500 + SPREAD.features * normalOf(random);
    return { key: `${index}`, rating: features, truth: features + featureError * normalOf(random), rated: newItem(features) };
  });
  const featuresAlone = correlation(items.map(({ truth, rating }) => [truth, rating]));
  const solvers = Array.from({ length: people }, () => ({
    truth: NEW_SOLVER.mean + SPREAD.people * normalOf(random),
    own: NEW_SOLVER as Skill,
    met: new Set<string>(),
  }));
  const distances = new Map(AFTER_PUZZLES.map((after) => [after, [] as number[]]));
  const atTries = new Map(AFTER_TRIES.map((after) => [after, [] as [number, number][]]));
  const ends = { solved: 0, hinted: 0, missed: 0 };
  // All solve at once, as on a site: one puzzle each, round after round.
  for (let round = 1; round <= puzzlesEach; round += 1) {
    for (const solver of solvers) {
      const item = nearTo(
        items.filter(({ key }) => !solver.met.has(key)),
        targetOf(solver.own, 0),
        random,
      );
      if (!item) continue;
      solver.met.add(item.key);
      const outcome = outcomeOf(solver.truth, item.truth, random);
      if (round > KNOWN_FROM) ends[outcome] += 1;
      const after = ratePuzzle(solver.own, item.rated, outcome);
      solver.own = after.own;
      item.rated = after.item;
      item.rating = after.item.mean;
      atTries.get(item.rated.tries)?.push([item.truth, item.rating]);
      distances.get(round)?.push(Math.abs(solver.own.mean - solver.truth));
    }
  }
  const share = (ended: number) => (100 * ended) / (ends.solved + ends.hinted + ends.missed);
  return {
    distances: [...distances].map(([after, all]) => ({ after, mean: mean(all), error: deviation(all) / Math.sqrt(all.length) })),
    orders: [...atTries].flatMap(([after, rows]) => {
      if (rows.length < FEWEST_ITEMS) return [];
      const found = correlation(rows);
      return [{ after, correlation: found, error: (1 - found ** 2) / Math.sqrt(rows.length - 1), items: rows.length }];
    }),
    featuresAlone,
    solved: share(ends.solved + ends.hinted),
    solvedAlone: share(ends.solved),
  };
}

/** A hint saves some of what is not found at once. */
function outcomeOf(own: number, item: number, random: Random): Outcome {
  if (random.next() < 1 / (1 + 10 ** ((item - own) / 400))) return 'solved';
  return random.next() < WITH_HINT ? 'hinted' : 'missed';
}
