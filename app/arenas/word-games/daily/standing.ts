import { numberText } from '~/platform/text/format';
import { ordinalText, percentText } from '~/platform/text/format-numbers';

/** Players looked at for a percentile; more would not change its figure. */
export const COUNTED_PLAYERS = 1_000;
/** With fewer players a rank says more than a percentile. */
const FEWEST_FOR_PERCENT = 10;

/** How a player's points, and of equal points their time, stand among today's players. */
export interface Standing {
  /** The player included, at most 1,001. */
  players: number;
  /** Players with fewer points, or with as many in a longer time. */
  below: number;
  /** Players with more points, or with as many in a shorter time. */
  above: number;
}

/** The share of players who stand below, in whole per cent: never 100, as nobody is ahead of themselves. */
export function percentAhead({ players, below }: Standing): number {
  return Math.floor((below * 100) / players);
}

/**
 * A standing in words: 'First to play', '2nd of 4', or from ten players on 'Ahead of 63%'.
 * @see docs/product/word-games.md
 */
export function standingText(standing: Standing): string {
  const { players, above } = standing;
  if (players === 1) return 'First to play';
  if (players < FEWEST_FOR_PERCENT) return `${above === 0 ? 'First' : ordinalText(above + 1)} of ${players}`;
  const percent = percentAhead(standing);
  if (percent > 0) return `Ahead of ${percentText(percent)}`;
  return players > COUNTED_PLAYERS ? `One of over ${numberText(COUNTED_PLAYERS)}` : `One of ${numberText(players)}`;
}
