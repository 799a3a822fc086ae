/** Days of which stories and readers count. */
export const POPULARITY_DAYS = 90;
/** A story is worth this many readers. */
const READERS_A_STORY = 4;
/** Readers that bring a fandom half of the way from its base to 100. */
const HALFWAY_READERS = 150;

/** What moved in a fandom in the last 90 days. */
export interface FandomActivity {
  stories: number;
  /** Distinct ones. */
  readers: number;
}

/**
 * How popular a fandom is: its base, and above it the more the more is written and read; never beyond 100.
 * @param base 0 to 100, what the fandom starts with.
 * @returns a whole number from 0 to 100.
 * @see docs/product/fan-fiction.md
 */
export function popularityOf(base: number, { stories, readers }: FandomActivity): number {
  const start = Math.min(100, Math.max(0, base));
  const weight = Math.max(0, stories) * READERS_A_STORY + Math.max(0, readers);
  return Math.round(start + (100 - start) * (weight / (weight + HALFWAY_READERS)));
}
