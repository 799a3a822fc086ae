import type { GameId } from '../games/games';
import { games } from '../games/games';

/** The quarters of par from which on a game gives one keystone more: par gives four, one and a half times par all five. */
const QUARTERS = [1, 2, 3, 4, 6];

/** The most keystones of a game. */
export const KEYSTONES = QUARTERS.length;

/**
 * The keystones of a game of the daily set, 0 to 5, by its score against par.
 * @param score in points; 0 for a run that does not count.
 * @see docs/product/word-games.md
 */
export function keystonesOf(game: GameId, score: number): number {
  return QUARTERS.filter((quarters) => score * 4 >= games[game].par * quarters).length;
}

/** Keystones of a day in words, such as '12 of 50 keystones'. @param games how many games the day has. */
export function keystonesText(keystones: number, games: number): string {
  return `${keystones} of ${games * KEYSTONES} keystones`;
}
