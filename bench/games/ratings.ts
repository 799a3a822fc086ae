// Lives simulated years of people with known strengths, whose readers pick the better writer more often than not, and prints how
// right the ratings are: see docs/decisions/0110-skill-ratings.md.
//   npm run bench:ratings
import type * as YearModule from '../../app/progress/ratings/testing/simulated-year.ts';
import { loadApp } from '../support/load-app.ts';

const SEEDS = [1, 2, 3, 4, 5];
const { simulateYear } = await loadApp<typeof YearModule>('./app/progress/ratings/testing/simulated-year.ts');

const years = SEEDS.map((seed) => simulateYear({ people: 200, days: 365, seed, ring: 20 }));
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const range = (values: readonly number[]) => `${rounded(Math.min(...values))} to ${rounded(Math.max(...values))}`;

console.table({
  'readers pick the better writer': range(years.map(({ betterPicked }) => betterPicked)),
  'rank correlation after 20 duels': range(years.map(({ correlationAfter20 }) => correlationAfter20)),
  'rank correlation after a year': range(years.map(({ correlationAtEnd }) => correlationAtEnd)),
  'duels until a newcomer stands right (median)': range(years.map(({ duelsUntilRight }) => duelsUntilRight)),
  'doubt after 10 duels, in points': range(years.map(({ doubtAfter10 }) => doubtAfter10)),
  'doubt after 20 duels, in points': range(years.map(({ doubtAfter20 }) => doubtAfter20)),
  'how far a ring of 20 moves honest people, in points': range(years.map(({ honestShift }) => honestShift)),
});
console.log('What was said before a duel, and how often a reader then picked that one:');
const said = new Map<number, { won: number; of: number }>();
for (const bin of years.flatMap(({ calibration }) => calibration)) {
  const before = said.get(bin.said) ?? { won: 0, of: 0 };
  said.set(bin.said, { won: before.won + bin.won * bin.of, of: before.of + bin.of });
}
console.table(
  [...said].sort(([one], [other]) => one - other).map(([share, { won, of }]) => ({ said: share, won: rounded(won / of), picks: of })),
);
process.exit(0);
