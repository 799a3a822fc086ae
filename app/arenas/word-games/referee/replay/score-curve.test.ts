import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingBee } from '../../testing/spelling-bee';
import { replay } from './replay';
import { scoreAt, scoreCurve } from './score-curve';

const move = (clockMs: number, score: number) => ({ clockMs, score });

describe('the curve of a score', () => {
  it('has the time and the score of each gain', () => {
    expect(scoreCurve([move(900, 0), move(2_500, 40), move(4_000, 40), move(9_001, 90)])).toEqual([3, 40, 10, 90]);
    expect(scoreCurve([])).toEqual([]);
  });

  it('goes by the clock of the run, which stops where a verdict holds it', () => {
    const bee = spellingBee();
    const holding: typeof bee = {
      ...bee,
      play(...played) {
        const { state, verdict } = bee.play(...played);
        return { state, verdict: verdict.kind === 'wrong' ? { ...verdict, holdMs: 900 } : verdict };
      },
    };
    const deal = { score: 0, words: ['ant', 'bee'], at: 0, spelled: [] };
    const answer = (text: string, elapsedMs: number) => ({ elapsedMs, move: { type: 'answer', text }, facts: { isWord: true } });
    const moves: { clockMs: number; elapsedMs: number; score: number }[] = [];
    replay(holding, deal, [answer('fly', 1_000), answer('owl', 3_000), answer('ant', 5_000), answer('bee', 7_000)], (made) =>
      moves.push(made),
    );
    expect(moves.map(({ elapsedMs, clockMs }) => elapsedMs - clockMs)).toEqual([0, 900, 1_800, 1_800]);
    expect(scoreCurve(moves)).toEqual([4, 10, 6, 20]);
  });

  it('tells the score at any time', () => {
    const curve = scoreCurve([move(3_000, 40), move(10_000, 90)]);
    expect([0, 2, 3, 9, 10, 500].map((seconds) => scoreAt(curve, seconds))).toEqual([0, 0, 40, 40, 90, 90]);
    expect(scoreAt([], 10)).toBe(0);
  });

  it('stays small, never falls and ends with the score of the run', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2_000), fc.nat(100)), { maxLength: 500 }), (steps) => {
        let [at, score] = [0, 0];
        const moves = steps.map(([ms, points]) => {
          at += ms;
          score += points;
          return move(at, score);
        });
        const curve = scoreCurve(moves);
        expect(curve.length).toBeLessThanOrEqual(120);
        expect(scoreAt(curve, Number.POSITIVE_INFINITY)).toBe(score);
        const scores = curve.filter((_, index) => index % 2 === 1);
        expect(scores).toEqual(scores.toSorted((one, other) => one - other));
        // Several moves may share a millisecond; the run has what the last of them made it.
        const scoreAfter = new Map(moves.map((made) => [made.clockMs, made.score]));
        for (const [clockMs, then] of scoreAfter) expect(scoreAt(curve, clockMs / 1_000)).toBeLessThanOrEqual(then);
      }),
    );
  });
});
