import { seededRandom } from '~/platform/random/random';
import { GAME_IDS, type GameId } from '../../games/games';
import type { Lexicon } from '../../lexicon/lexicon';
import { judged } from './fair-day';
import { evenBot, fastTypists, type PlayerOf } from './simulated-player';
import { simulateRun } from './simulated-run';

/** How much an even program varies the time of its keys, as a share of it. */
const BOT_JITTERS = [0, 0.1, 0.2, 0.35] as const;

/** How many of a player's runs do not count. @param count of runs. */
export function refusedRuns(game: GameId, playerOf: PlayerOf, { lexicon, count }: { lexicon: Lexicon; count: number }): number {
  return Array.from({ length: count }, (_, seed) => {
    const random = seededRandom(seed + 1);
    return judged(game, simulateRun(game, playerOf(random), { lexicon, random }));
  }).filter((fault) => fault !== undefined).length;
}

/** How many runs of the fastest hands do not count in Word Speed Typing. */
export function refusedTypists(lexicon: Lexicon, count: number) {
  return Object.entries(fastTypists).map(([typist, playerOf]) => ({
    typist,
    refused: refusedRuns('speed-typing', playerOf, { lexicon, count }),
    of: count,
  }));
}

/** How many runs of even programs do not count, by game and jitter. */
export function refusedBots(lexicon: Lexicon, count: number) {
  return GAME_IDS.map((game) => ({
    game,
    of: count,
    ...Object.fromEntries(
      BOT_JITTERS.map((jitter) => [`±${jitter * 100} %`, refusedRuns(game, (random) => evenBot({ random, jitter }), { lexicon, count })]),
    ),
  }));
}
