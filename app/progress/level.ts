/** The XP at which levels 2 to 10 begin. */
const LEVEL_STARTS = [1000, 3000, 6000, 10_000, 15_000, 21_000, 28_000, 36_000, 45_000] as const;
const LAST_START = 45_000;
const LAST_LEVEL = LEVEL_STARTS.length + 1;
/** The XP of every level from 10 on. */
const STEP_ABOVE = 10_000;

export interface LevelProgress {
  level: number;
  /** XP at which this level begins. */
  from: number;
  /** XP at which the next one begins. */
  to: number;
}

/**
 * The level for a total of XP, from 1.
 * @see docs/product/ratings-and-xp.md
 */
export function levelOf(xp: number): number {
  if (xp >= LAST_START) return LAST_LEVEL + Math.floor((xp - LAST_START) / STEP_ABOVE);
  return LEVEL_STARTS.findIndex((start) => xp < start) + 1;
}

/**
 * The level for a total of XP, with the XP at which it begins and ends.
 * @see docs/product/ratings-and-xp.md
 */
export function levelProgress(xp: number): LevelProgress {
  const level = levelOf(xp);
  if (level >= LAST_LEVEL) {
    const from = LAST_START + (level - LAST_LEVEL) * STEP_ABOVE;
    return { level, from, to: from + STEP_ABOVE };
  }
  return { level, from: LEVEL_STARTS[level - 2] ?? 0, to: LEVEL_STARTS[level - 1] ?? LAST_START };
}
