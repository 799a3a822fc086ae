// Lets simulated people with known abilities solve puzzles of known difficulties, each asked what suits them, and prints how right
// the ratings of both are, with their errors: see docs/decisions/0161-puzzle-ratings.md.
//   npm run bench:puzzles
import type * as SolversModule from '../../app/arenas/word-games/puzzles/testing/simulated-solvers.ts';
import { loadApp } from '../support/load-app.ts';

const { simulateSolvers } = await loadApp<typeof SolversModule>('./app/arenas/word-games/puzzles/testing/simulated-solvers.ts');
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A site with many people for its puzzles, and one with few; and features that say less than is supposed. */
const SITES = {
  'many people, 300 puzzles': { people: 400, puzzlesEach: 100, items: 300, featureError: 120, seed: 1 },
  'few people, 3,000 puzzles': { people: 30, puzzlesEach: 100, items: 3_000, featureError: 120, seed: 2 },
  'many people, features off by 250': { people: 400, puzzlesEach: 100, items: 300, featureError: 250, seed: 3 },
};

for (const [site, options] of Object.entries(SITES)) {
  const { distances, orders, featuresAlone, solved, solvedAlone } = simulateSolvers(options);
  console.log(`\n${site}: ${rounded(solved, 1)} % solved from the 31st puzzle on, ${rounded(solvedAlone, 1)} % without a hint`);
  console.table(
    distances.map(({ after, mean, error }) => ({
      'after puzzles': after,
      'estimate from truth, in points': `${rounded(mean, 1)} ± ${rounded(error, 1)}`,
    })),
  );
  console.table([
    { 'order of items after tries': 'features alone', correlation: rounded(featuresAlone, 3), items: options.items },
    ...orders.map(({ after, correlation, error, items }) => ({
      'order of items after tries': after,
      correlation: `${rounded(correlation, 3)} ± ${rounded(error, 3)}`,
      items,
    })),
  ]);
}
process.exit(0);
