import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooFast, type Pace, spreadBursts, type TimedMove } from './pace';

const PACE: Pace = {
  findsAt: 'right',
  run: { findMs: 800, keyMs: 40 },
  stretches: [{ findMs: 500, keyMs: 20, ms: 10_000 }],
};
/** A right answer of five letters: a second on average, 600 ms in a stretch. */
const right = (atMs: number, more: Partial<TimedMove> = {}): TimedMove => ({
  atMs,
  elapsedMs: atMs,
  kind: 'right',
  endedPuzzle: true,
  typed: 5,
  score: 10,
  ...more,
});
const every = (ms: number, count: number, from = 0) => Array.from({ length: count }, (_, index) => right(from + ms * (index + 1)));
const times = (moves: readonly TimedMove[]) => moves.map(({ atMs }) => atMs);
const tooFast = (moves: readonly TimedMove[], pace = PACE) => isTooFast(spreadBursts(moves), pace);

const gaps = fc.array(fc.integer({ min: 0, max: 6_000 }), { minLength: 1, maxLength: 80 });
const timesOf = (lengths: readonly number[]) => {
  let at = 0;
  return lengths.map((gap) => {
    at += gap;
    return right(at);
  });
};

describe('a run', () => {
  it('counts at the pace of a very fast person, and not beyond it', () => {
    expect(tooFast(every(1_000, 60))).toBe(false);
    expect(tooFast(every(900, 60))).toBe(true);
  });

  it('may begin with a lucky answer', () => {
    expect(tooFast([right(300)])).toBe(false);
    expect(tooFast(every(300, 3))).toBe(true);
  });

  it('is judged by its fastest stretch, too', () => {
    const slow = every(4_000, 10);
    expect(tooFast([...slow, ...every(1_900, 20, 40_000)])).toBe(false);
    const steady = every(1_500, 20);
    expect(tooFast([...steady, ...every(300, 20, 30_000), ...every(3_000, 20, 36_000)])).toBe(true);
  });

  it('counts what was typed wrong, but neither finds for it nor what was refused', () => {
    const wrong = every(100, 60).map((move) => ({ ...move, kind: 'wrong' as const }));
    expect(tooFast(wrong)).toBe(true);
    expect(tooFast(every(300, 60).map((move) => ({ ...move, kind: 'wrong' as const })))).toBe(false);
    expect(tooFast(every(1, 60).map((move) => ({ ...move, kind: 'refused' as const })))).toBe(false);
  });

  it('of swiped or dictated words is judged by their characters, however they arrive', () => {
    const dictated = Array.from({ length: 40 }, (_, index) => right((index + 1) * 1_500, { kind: 'told', typed: 30, endedPuzzle: false }));
    expect(tooFast(dictated)).toBe(false);
    expect(tooFast(dictated.map((move) => ({ ...move, atMs: move.atMs / 2 })))).toBe(true);
  });

  it('that counts still counts when everything in it takes longer', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 5 }), (lengths, factor) => {
        const moves = timesOf(lengths);
        if (!isTooFast(moves, PACE))
          expect(
            isTooFast(
              moves.map((move) => right(move.atMs * factor)),
              PACE,
            ),
          ).toBe(false);
      }),
    );
  });

  it('of a person who keeps to the pace counts, whatever the network does to it', () => {
    const outage = fc.record({ from: fc.integer({ min: 0, max: 60_000 }), ms: fc.integer({ min: 0, max: 60_000 }) });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_050, max: 5_000 }), { minLength: 1, maxLength: 60 }), outage, (lengths, { from, ms }) => {
        const made = timesOf(lengths);
        let free = 0;
        const arrived = made.map((move) => {
          const sent = move.atMs >= from && move.atMs < from + ms ? from + ms : move.atMs;
          free = Math.max(sent, free + 100);
          return right(free);
        });
        expect(tooFast(arrived)).toBe(false);
      }),
    );
  });
});

describe('a burst after a gap', () => {
  it('is spread evenly over the gap', () => {
    expect(times(spreadBursts([right(1_000), right(11_000), right(11_050), right(11_100), right(11_150)]))).toEqual([
      1_000, 3_537.5, 6_075, 8_612.5, 11_150,
    ]);
  });

  it('puts no move of an uneven burst after its arrival', () => {
    expect(times(spreadBursts([right(2_000), right(2_000), right(2_000), right(2_667)]))).toEqual([666.75, 1_333.5, 2_000, 2_667]);
  });

  it('keeps the order, arrives no later than it did, and leaves play without gaps as it is', () => {
    fc.assert(
      fc.property(gaps, (lengths) => {
        const moves = timesOf(lengths);
        const spread = times(spreadBursts(moves));
        for (const [index, at] of spread.entries()) {
          expect(at).toBeGreaterThanOrEqual(spread[index - 1] ?? 0);
          expect(at).toBeLessThanOrEqual((moves[index]?.atMs ?? 0) + 0.001);
        }
        if (lengths.every((gap) => gap < 2_000)) expect(spread).toEqual(times(moves));
      }),
    );
  });
});
