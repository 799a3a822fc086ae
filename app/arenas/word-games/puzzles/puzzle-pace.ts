/** Nobody reads and answers any puzzle faster; in real ms. */
const READING_MS = 1_000;

/**
 * Whether a puzzle was answered faster than anybody reads it, or finds and types its answers.
 * @param takenMs real ms from the question to its last answer. @param leastMs what its moves take a very fast person, by its game's pace.
 * @see docs/product/puzzles.md
 */
export function isPuzzleTooFast(takenMs: number, leastMs: number): boolean {
  return takenMs < Math.max(READING_MS, leastMs);
}
