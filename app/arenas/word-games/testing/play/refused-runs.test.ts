import { expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { GAME_IDS } from '../../games/games';
import { openLexicon } from '../../lexicon/lexicon.server';
import { dailyDeals } from './daily-keystones';
import { judged } from './fair-day';
import { refusedRuns } from './refused-runs';
import { evenBot, fastTypists, quickPlayer } from './simulated-player';
import { simulateRun } from './simulated-run';

const lexicon = openLexicon('content/lexicon');

it.each(Object.keys(fastTypists))('honest typing counts: %s', (name) => {
  expect(refusedRuns('speed-typing', fastTypists[name] ?? quickPlayer, { lexicon, count: 5 })).toBe(0);
});

it.each(GAME_IDS)(
  'a program that finds every answer of %s in 5 ms and types it at 60 ms a key, evenly or nearly so, does not count',
  (game) => {
    for (const jitter of [0, 0.1, 0.2])
      expect(
        refusedRuns(game, (random) => evenBot({ random, jitter }), { lexicon, count: 3 }),
        `jitter ${jitter}`,
      ).toBe(3);
  },
);

it.each(GAME_IDS)('nor does it in the short round of %s in the daily three', (game) => {
  for (const [seed, deal] of dailyDeals(game, 'short', { lexicon, count: 3 }).entries()) {
    const random = seededRandom(seed + 1);
    expect(judged(game, simulateRun(game, evenBot({ random }), { lexicon, random, deal })), `deal ${seed}`).toBeDefined();
  }
});

it('judges no rhythm in a run whose deal did not ask when keys are pressed', () => {
  const random = seededRandom(1);
  const run = simulateRun('speed-typing', evenBot({ random }), { lexicon, random });
  const { timed: _, ...earlier } = run.deal as typeof run.deal & { timed: true };
  expect([judged('speed-typing', run), judged('speed-typing', { ...run, deal: earlier })]).toEqual(['mechanical', undefined]);
});
