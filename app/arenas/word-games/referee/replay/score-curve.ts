import type { PlayedMove } from '../../fair-play/played-move';

/** How a run's score grew: game seconds and the score from then on, in turns; only what a screen can draw. */
export type ScoreCurve = readonly number[];

/** Steps of a curve: a longer one would be no finer on a screen. */
const MOST_STEPS = 60;

/** The curve of a run. It holds times and scores alone, nothing of its puzzles. */
export function scoreCurve(moves: readonly PlayedMove[]): ScoreCurve {
  const gains = moves.filter(({ score }, index) => score > (moves[index - 1]?.score ?? 0));
  const each = Math.max(1, Math.ceil(gains.length / MOST_STEPS));
  // The last gain of every few: the end of the curve is always the run's score.
  const kept = gains.filter((_, index) => (gains.length - 1 - index) % each === 0);
  return kept.flatMap(({ elapsedMs, score }) => [Math.ceil(elapsedMs / 1_000), score]);
}

/** The score of a curve at a time. @param seconds of game time since the start. */
export function scoreAt(curve: ScoreCurve, seconds: number): number {
  let reached = 0;
  for (let step = 0; step + 1 < curve.length && (curve[step] ?? 0) <= seconds; step += 2) reached = curve[step + 1] ?? reached;
  return reached;
}
