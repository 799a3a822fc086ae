import type { GameId } from '../games/word-game';

/**
 * Points of a good run in each game, fixed so that scores of different games can be added. To retune a game, change its
 * number: scores on boards follow with the next run, and by the nightly job for everybody.
 * @see docs/product/fair-play.md
 */
export const par: Readonly<Record<GameId, number>> = {
  'word-scrambler': 550,
  'speed-typing': 55,
  'word-association': 700,
  'anagram-solver': 750,
  'word-completion': 480,
  'synonym-finder': 530,
  'word-chain': 1800,
  'word-guess': 850,
  'definition-match': 650,
  'word-puzzle': 1250,
};

/** What a best score is worth on the board of Word Games: 500 for par, half of what is missing to 1,000 for each further par. */
export function boardPoints(game: GameId, best: number): number {
  return Math.round(1_000 * (1 - 2 ** (-best / par[game])));
}
