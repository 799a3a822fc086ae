import type { WordGame } from '../../games/word-game';

type Worth = Pick<WordGame, 'xpMultiplier' | 'bonus'>;

/** A run gives no more XP than this many times par does. */
const MOST_PARS = 3;

/**
 * The XP of a finished run, in integer arithmetic: floor(floor(score / 10) × multiplier × bonus), and never more than a
 * score of three times par gives without a bonus.
 * @param run earnsBonus: whether it has earned the game's bonus; par: of the game, in points.
 * @see docs/product/word-games.md
 */
export function runXp(game: Worth, score: number, { earnsBonus, par }: { earnsBonus: boolean; par: number }): number {
  return Math.min(xpOf(game, score, earnsBonus), xpOf(game, MOST_PARS * par, false));
}

function xpOf({ xpMultiplier, bonus }: Worth, score: number, earnsBonus: boolean): number {
  const tenths = (factor: number) => Math.round(factor * 10);
  return Math.floor((Math.floor(score / 10) * tenths(xpMultiplier) * tenths(earnsBonus ? bonus : 1)) / 100);
}
