import type { DeclaredGame } from '../games/declared-game';
import { type GameId, games } from '../games/games';

/** The quarters of par from which on a game gives one keystone more, before the last one. */
const QUARTERS = [1, 2, 3, 4];

/** The most keystones of a game. */
export const KEYSTONES = QUARTERS.length + 1;

/** How much a deal can give. */
export interface DealSize {
  /** The most points; undefined or null where there is no most, or nobody knows. */
  most?: number | null | undefined;
  /** Its share of the game's time, in a shorter round; undefined or null for all of it. */
  share?: number | null | undefined;
}

/** The points of a good run of a deal. */
export function parOf(game: GameId, deal: DealSize): number {
  return Math.round(games[game].par * sizeOf(game, deal));
}

/** The points of a deal's last keystone: what one good run in ten reaches, and never more than the deal can give. */
function topOf(game: GameId, deal: DealSize): number {
  const { top, topOfShort = top }: DeclaredGame = games[game];
  const points = (deal.share ?? 1) < 1 ? topOfShort : top;
  return Math.min(Math.round(points * sizeOf(game, deal)), deal.most ?? Number.POSITIVE_INFINITY);
}

/** How a deal compares with the usual one: by what it can give, or by its time in a game without a last puzzle. */
function sizeOf(game: GameId, { most, share }: DealSize): number {
  const { usual } = games[game];
  return usual && most ? most / usual : (share ?? 1);
}

/**
 * The keystones of a game of the daily set, 0 to 5, by its score against what its deal can give: par gives four.
 * @param score in points; 0 for a run that does not count.
 * @see docs/product/word-games.md
 */
export function keystonesOf(game: GameId, score: number, deal: DealSize): number {
  const par = parOf(game, deal);
  const ofPar = QUARTERS.filter((quarters) => score * 4 >= par * quarters).length;
  return ofPar + (score >= topOf(game, deal) ? 1 : 0);
}

/** Keystones of a day in words, such as '12 of 50 keystones'. @param games how many games the day has. */
export function keystonesText(keystones: number, games: number): string {
  return `${keystones} of ${games * KEYSTONES} keystones`;
}
