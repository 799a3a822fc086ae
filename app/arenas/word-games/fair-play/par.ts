import type { DeclaredGame } from '../games/declared-game';
import { type GameId, games } from '../games/games';
import type { WordGame } from '../games/word-game';
import { type PlayedSet, runWorth } from './set-time';

/**
 * What a best run is worth on the board of Word Games: 500 for par, half of what is missing to 1,000 for each further par.
 * @param counted what the run counts, in points.
 * @see docs/product/fair-play.md
 */
export function boardPoints(game: GameId, counted: number): number {
  return Math.round(1_000 * (1 - 2 ** (-counted / games[game].par)));
}

/**
 * What a run counts towards the Score, in points of the usual deal: its score with its time, by what its own deal could give. A shorter
 * round counts what it is.
 */
export function countedPoints(game: GameId, rules: WordGame, run: PlayedSet): number {
  const { usual }: DeclaredGame = games[game];
  const most = rules.best?.(run.state);
  const isWhole = (run.state.share ?? 1) === 1;
  return Math.round(runWorth(rules, run) * (usual && most && isWhole ? usual / most : 1));
}
