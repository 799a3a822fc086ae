import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredMove } from '../../word-games.tables';
import type { SpeedTypingState } from './speed-typing.rules';
import { untyped } from './typed-text';
import { consistencyOf, perStretch, typingPace } from './typing-pace';

const TEXT = 'the quick brown fox jumps over the lazy dog and runs on and on until it reaches the far side of the wood';
const deal: SpeedTypingState = { score: 0, texts: [TEXT], typing: untyped };

/** Types the text from the start, so many characters every half second. */
function typed(batches: readonly number[]): StoredMove[] {
  let at = 0;
  return batches.map((count, index) => {
    const events = [...TEXT.slice(at, at + count)].map((letter, offset) => ({ at: at + offset, removed: 0, text: letter }));
    const move = { elapsedMs: (index + 1) * 500, move: { type: 'typed', after: at, events } };
    at += count;
    return move;
  });
}

describe('the pace of typing', () => {
  it('is words a minute in stretches of five seconds', () => {
    // 3 characters in each half second are 6 a second, 72 words a minute.
    expect(typingPace(deal, typed(Array(20).fill(3)))).toEqual({ speeds: [72, 72], accuracy: 100, consistency: 100 });
  });

  it('counts right characters alone, and all of them for evenness', () => {
    const wrong = { elapsedMs: 5_000, move: { type: 'typed', after: 27, events: [{ at: 27, removed: 0, text: 'qqq' }] } };
    const pace = typingPace(deal, [...typed(Array(9).fill(3)), wrong]);
    expect(pace).toMatchObject({ speeds: [65], accuracy: 90, consistency: 100 });
  });

  it('spreads what an outage held back', () => {
    const held = typed(Array(10).fill(3)).map((move) => ({ ...move, elapsedMs: 5_000 }));
    expect(typingPace(deal, held)).toMatchObject({ consistency: 100 });
  });

  it('is the same on a faster clock of the game', () => {
    const moves = typed(Array(20).fill(3)).map((move) => ({ ...move, elapsedMs: move.elapsedMs * 4 }));
    expect(typingPace(deal, moves, 1 / 4)).toEqual({ speeds: Array(8).fill(18), accuracy: 100, consistency: 100 });
  });

  it('leaves out what the referee refused', () => {
    const refused = { elapsedMs: 5_500, move: { type: 'typed', after: 99, events: [{ at: 0, removed: 0, text: 'x' }] } };
    expect(typingPace(deal, [...typed(Array(10).fill(3)), refused])).toMatchObject({ speeds: [72], accuracy: 100 });
  });

  it('of a player who typed nothing says nothing', () => {
    expect(typingPace(deal, [])).toEqual({ speeds: [], accuracy: 100, consistency: undefined });
  });
});

const speeds = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 90 }).filter((list) => list.some((one) => one > 0));

describe('consistency', () => {
  it.each([
    // From the published formula by hand: variation 0, 1/3 and 1.
    [[5, 5, 5], 100],
    [[2, 4], 67],
    [[0, 8], 9],
  ])('of %j is %i', (list, expected) => {
    expect(consistencyOf(list)).toBe(expected);
  });

  it('is between 0 and 100, whatever the unit and the order', () => {
    fc.assert(
      fc.property(speeds, fc.integer({ min: 2, max: 60 }), (list, factor) => {
        const value = consistencyOf(list) ?? -1;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(consistencyOf(list.map((one) => one * factor))).toBe(value);
        expect(consistencyOf(list.toReversed())).toBe(value);
      }),
    );
  });

  it('grows when every speed moves towards the mean', () => {
    fc.assert(
      fc.property(speeds, (list) => {
        const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
        const evener = list.map((one) => (one + mean) / 2);
        expect(consistencyOf(evener) ?? 0).toBeGreaterThanOrEqual(consistencyOf(list) ?? 0);
      }),
    );
  });
});

describe('characters in stretches', () => {
  it('are all there when the stretches are whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 2, maxLength: 60 }), (counts) => {
        const strokes = counts.map((characters, index) => ({ fromMs: index * 500, toMs: (index + 1) * 500, characters }));
        const even = strokes.slice(0, strokes.length - (strokes.length % 2));
        const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
        expect(sum(perStretch(even, 1))).toBeCloseTo(sum(even.map(({ characters }) => characters)));
      }),
    );
  });
});
