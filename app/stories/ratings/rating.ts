import type { Rating } from './rating.contract';

const NEUTRAL = 3;
const XP_PER_STAR = 10;

/**
 * XP that a rating gives a story's author: from -20 for one star to 20 for five.
 * @see docs/product/ratings-and-xp.md
 */
export function ratingXp(rating: Rating): number {
  return (rating - NEUTRAL) * XP_PER_STAR;
}

/** XP that votes which count as one give: those of one vote of their mean, in whole XP. */
export function meanXp(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round((mean - NEUTRAL) * XP_PER_STAR) || 0;
}
