import type { TimedMove } from './pace';

/** Fewer lost puzzles than this do not make a pattern. */
const FEWEST_LOST = 3;

/**
 * Whether a player clicked through puzzles without reading them: more were lost than solved, and most of those were
 * over sooner than anybody reads one. Skipped puzzles are neither; a player who reads and errs is not guessing.
 * @param moves spread, in their order. @param readMs the time in which a puzzle can be read and answered, in real ms.
 */
export function isGuessing(moves: readonly TimedMove[], readMs: number): boolean {
  let began = 0;
  const answered: { lost: boolean; ms: number }[] = [];
  for (const { atMs, kind, endedPuzzle } of moves) {
    if (!endedPuzzle) continue;
    if (kind !== 'told') answered.push({ lost: kind === 'wrong', ms: atMs - began });
    began = atMs;
  }
  const lost = answered.filter((puzzle) => puzzle.lost).length;
  const hasty = answered.filter(({ ms }) => ms < readMs).length;
  return lost >= FEWEST_LOST && lost * 2 > answered.length && hasty * 2 > answered.length;
}
