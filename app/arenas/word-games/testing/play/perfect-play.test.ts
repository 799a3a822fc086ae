import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { KEYSTONES, keystonesOf } from '../../daily/keystones';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId } from '../../games/games';
import { openLexicon } from '../../lexicon/lexicon.server';
import { dailyDeals } from './daily-keystones';
import { perfectPlayer } from './perfect-run';

const lexicon = openLexicon('content/lexicon');
const perfectRun = perfectPlayer(lexicon, readFileSync('content/lexicon/dictionary.txt', 'utf8').split('\n'));
const DEALS = 10_000;
/**
 * Of games whose deals take longer to play; `npm run bench:fair-play` plays 10,000 of each. Texts are typed key by key, and they differ
 * little: it is speed that scores.
 */
const FEWER_DEALS: Partial<Record<GameId, number>> = {
  ...{ 'word-scrambler': 1_000, 'anagram-solver': 1_000, 'synonym-finder': 1_000, 'word-chain': 1_000 },
  'speed-typing': 200,
};
/** Of daily sets, whole and shorter. */
const DAILY_DEALS = 200;

it.each(GAME_IDS)('can earn all keystones with every deal of %s, and never more points than the deal can give', (game) => {
  for (let seed = 1; seed <= (FEWER_DEALS[game] ?? DEALS); seed += 1) {
    const random = seededRandom(seed);
    const { score, most } = perfectRun(game, random, gameRules[game].deal(lexicon, random, new Set()));
    expect(keystonesOf(game, most ?? score, { most }), `seed ${seed}`).toBe(KEYSTONES);
    if (most !== undefined) expect(score, `seed ${seed}`).toBeLessThanOrEqual(most);
    // Whoever names the first synonyms instead of the longest still earns all.
    expect(keystonesOf(game, score, { most }), `seed ${seed}`).toBe(KEYSTONES);
  }
});

it.each(GAME_IDS.flatMap((game) => (['whole', 'short'] as const).map((length) => ({ game, length }))))(
  'can earn all keystones with every $length round of $game in daily sets',
  ({ game, length }) => {
    for (const [seed, deal] of dailyDeals(game, length, { lexicon, count: DAILY_DEALS }).entries()) {
      const { score, most } = perfectRun(game, seededRandom(seed), deal);
      expect(keystonesOf(game, score, { most, share: deal.share }), `deal ${seed}`).toBe(KEYSTONES);
    }
  },
);
