/** Days in which stories and readers count. */
export const POPULARITY_DAYS = 90;
/** One story counts as much as this many readers. */
const READERS_A_STORY = 4;
/** Readers that bring a fandom halfway from its base to 100. */
const HALFWAY_READERS = 150;

/** Activity in a fandom in the last 90 days. */
export interface FandomActivity {
  stories: number;
  /** Distinct ones. */
  readers: number;
}

/**
 * How popular a fandom is: its base, and more the more is written and read; never above 100.
 * @param base 0 to 100, the initial popularity.
 * @returns a whole number from 0 to 100.
 * @see docs/product/fan-fiction.md
 */
export function popularityOf(base: number, { stories, readers }: FandomActivity): number {
  const start = Math.min(100, Math.max(0, base));
  const weight = Math.max(0, stories) * READERS_A_STORY + Math.max(0, readers);
  return Math.round(start + (100 - start) * (weight / (weight + HALFWAY_READERS)));
}
