/** How many days stories and readers count for. */
export const POPULARITY_DAYS = 90;
/** A story counts as this many readers. */
const READERS_A_STORY = 4;
/** The number of readers that takes a fandom halfway from its base to 100. */
const HALFWAY_READERS = 150;

/** A fandom's activity in the last 90 days. */
export interface FandomActivity {
  stories: number;
  /** Distinct readers. */
  readers: number;
}

/**
 * A fandom's popularity: its base, rising towards 100 as more is written and read.
 * @param base the fandom's initial popularity, 0 to 100.
 * @returns a whole number from 0 to 100.
 * @see docs/product/fan-fiction.md
 */
export function popularityOf(base: number, { stories, readers }: FandomActivity): number {
  const start = Math.min(100, Math.max(0, base));
  const weight = Math.max(0, stories) * READERS_A_STORY + Math.max(0, readers);
  return Math.round(start + (100 - start) * (weight / (weight + HALFWAY_READERS)));
}
