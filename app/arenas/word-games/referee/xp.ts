import type { WordGame } from '../games/word-game';

/**
 * The XP of a finished run, in integer arithmetic: floor(floor(score / 10) × multiplier × bonus).
 * @param usedUp whether the run has earned the game's bonus.
 * @see docs/product/word-games.md
 */
export function runXp(game: Pick<WordGame, 'xpMultiplier' | 'bonus'>, score: number, usedUp: boolean): number {
  const tenths = (factor: number) => Math.round(factor * 10);
  return Math.floor((Math.floor(score / 10) * tenths(game.xpMultiplier) * tenths(usedUp ? game.bonus : 1)) / 100);
}
