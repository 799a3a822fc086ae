import { describe, expect, it } from 'vitest';
import { isGuessing } from './guessing';
import type { TimedMove } from './pace';

const READ_MS = 3_000;
const SIGNS = { r: 'right', w: 'wrong', s: 'told' } as const;

/** Answers as r(ight), w(rong) and s(kipped), one each `ms`. */
const played = (answers: string, ms: number): TimedMove[] =>
  [...answers].map((sign, index) => ({
    atMs: ms * (index + 1),
    elapsedMs: ms * (index + 1),
    kind: SIGNS[sign as keyof typeof SIGNS],
    endedPuzzle: true,
    typed: 0,
    score: 0,
  }));

describe('guessing', () => {
  it.each([
    ['blind clicks', 'wwrwwwwrwwrwwww', 800, true],
    ['blind clicks at the pace of the page', 'wwrwwwwrwwrwwww', 2_500, true],
    ['reading and mostly erring', 'wwrwwwwrwwrwwww', 4_500, false],
    ['quick and mostly right', 'rrwrrwrrwrrwrrr', 1_500, false],
    ['quick skips with a few errors', 'ssssswsssswssrr', 800, false],
    ['two quick errors', 'ww', 500, false],
  ])('is told from %s', (_, answers, ms, guessing) => {
    expect(isGuessing(played(answers, ms), READ_MS)).toBe(guessing);
  });

  it('is judged by puzzles, whatever happens within them', () => {
    const letters = played('www', 4_000).flatMap((move) => [
      { ...move, atMs: move.atMs - 2_000, endedPuzzle: false, kind: 'right' as const },
      { ...move, atMs: move.atMs - 1_000, endedPuzzle: false },
      move,
    ]);
    expect(isGuessing(letters, READ_MS)).toBe(false);
    expect(isGuessing(letters, 5_000)).toBe(true);
  });
});
