import { DAY_MS } from '~/platform/clock/durations';
import { seededRandom } from '~/platform/random/random';
import { dealDay } from '../../daily/deals/daily-seed.server';
import { shareOn } from '../../daily/deals/three.server';
import { KEYSTONES, keystonesOf } from '../../daily/keystones';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';
import type { ScoredState } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import { goodPlayer } from './simulated-player';
import { simulateRun } from './simulated-run';

const FIRST_DAY = Date.parse('2027-01-01');

/** A game as daily sets have it: with all of its time, or in a shorter round of the three. */
export type Length = 'whole' | 'short';

/** So many deals of a game in daily sets; none where it is always whole. */
export function dailyDeals(game: GameId, length: Length, { lexicon, count }: { lexicon: Lexicon; count: number }): ScoredState[] {
  const { seconds } = gameRules[game];
  // Each game is one of the three on three days of ten.
  const days = Array.from({ length: 4 * count }, (_, day) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10));
  const sources = { secret: 'simulated days', games: gameRules, lexiconOf: () => lexicon };
  return days
    .filter((day) => (length === 'short') === shareOn(day, game, seconds) < 1)
    .slice(0, count)
    .map((day) => dealDay(sources, game, day));
}

/** The share of a good player's runs of daily sets that earn all keystones, from 0 to 1; undefined where a game has none of this length. */
export function withAllKeystones(game: GameId, length: Length, dealt: { lexicon: Lexicon; count: number }): number | undefined {
  const earned = dailyDeals(game, length, dealt).map((deal, seed) => {
    const random = seededRandom(seed + 1);
    const { state } = simulateRun(game, goodPlayer(random), { lexicon: dealt.lexicon, random, deal });
    return keystonesOf(game, state.score, { most: gameRules[game].best?.(deal), share: deal.share });
  });
  return earned.length > 0 ? earned.filter((keystones) => keystones === KEYSTONES).length / earned.length : undefined;
}
