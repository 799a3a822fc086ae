/** Stars a reader gives. */
export type Rating = 1 | 2 | 3 | 4 | 5;

const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];
const NEUTRAL = 3;
const XP_PER_STAR = 10;

/** The rating in a form; undefined unless it is from 1 to 5. */
export function ratingOf(value: FormDataEntryValue | null): Rating | undefined {
  return RATINGS.find((rating) => String(rating) === value);
}

/**
 * XP that a rating gives a story's author: from -20 for one star to 20 for five.
 * @see docs/product/ratings-and-xp.md
 */
export function ratingXp(rating: Rating): number {
  return (rating - NEUTRAL) * XP_PER_STAR;
}
