import { type GameId, games } from '../games/games';

/**
 * What a best score is worth on the board of Word Games: 500 for par, half of what is missing to 1,000 for each further par.
 * @see docs/product/fair-play.md
 */
export function boardPoints(game: GameId, best: number): number {
  return Math.round(1_000 * (1 - 2 ** (-best / games[game].par)));
}
