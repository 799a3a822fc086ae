import { type GameId, games } from '../games/games';

/** The quarters of par from which on a game gives one keystone more, before the last one. */
const QUARTERS = [1, 2, 3, 4];

/** The most keystones of a game. */
export const KEYSTONES = QUARTERS.length + 1;

/**
 * The points of a good run of a deal.
 * @param most the most points that the deal can give; undefined or null where there is no most, or nobody knows.
 */
export function parOf(game: GameId, most: number | null | undefined): number {
  return Math.round(games[game].par * shareOf(game, most));
}

/** The points of a deal's last keystone: what one good run in ten reaches, and never more than the deal can give. */
function topOf(game: GameId, most: number | null | undefined): number {
  return Math.min(Math.round(games[game].top * shareOf(game, most)), most ?? Number.POSITIVE_INFINITY);
}

/** How a deal compares with the usual one. */
function shareOf(game: GameId, most: number | null | undefined): number {
  const { usual } = games[game];
  return usual && most ? most / usual : 1;
}

/**
 * The keystones of a game of the daily set, 0 to 5, by its score against what its deal can give: par gives four.
 * @param score in points; 0 for a run that does not count. @param most as in `parOf`.
 * @see docs/product/word-games.md
 */
export function keystonesOf(game: GameId, score: number, most: number | null | undefined): number {
  const par = parOf(game, most);
  const ofPar = QUARTERS.filter((quarters) => score * 4 >= par * quarters).length;
  return ofPar + (score >= topOf(game, most) ? 1 : 0);
}

/** Keystones of a day in words, such as '12 of 50 keystones'. @param games how many games the day has. */
export function keystonesText(keystones: number, games: number): string {
  return `${keystones} of ${games * KEYSTONES} keystones`;
}
