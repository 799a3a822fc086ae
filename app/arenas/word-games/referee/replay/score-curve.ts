import type { ClockedMove } from '../../fair-play/played-move';

/** How a run's score grew: seconds of its clock, which stops where a verdict is read, and the score from then on, in turns. */
export type ScoreCurve = readonly number[];

/** Steps of a curve: a longer one would be no finer on a screen. */
const MOST_STEPS = 60;

/** The curve of a run. It holds times and scores alone, nothing of its puzzles. */
export function scoreCurve(moves: readonly Pick<ClockedMove, 'clockMs' | 'score'>[]): ScoreCurve {
  const gains = moves.filter(({ score }, index) => score > (moves[index - 1]?.score ?? 0));
  const each = Math.max(1, Math.ceil(gains.length / MOST_STEPS));
  // The last gain of every few: the end of the curve is always the run's score.
  const kept = gains.filter((_, index) => (gains.length - 1 - index) % each === 0);
  return kept.flatMap(({ clockMs, score }) => [Math.ceil(clockMs / 1_000), score]);
}

/** The score of a curve at a time. @param seconds of game time since the start. */
export function scoreAt(curve: ScoreCurve, seconds: number): number {
  let reached = 0;
  for (let step = 0; step + 1 < curve.length && (curve[step] ?? 0) <= seconds; step += 2) reached = curve[step + 1] ?? reached;
  return reached;
}
