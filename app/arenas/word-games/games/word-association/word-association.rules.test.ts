import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import type { AssociationMove } from './word-association.contract';
import { type AssociationState, wordAssociation } from './word-association.rules';

const lexicon = smallLexicon();
const answer = (text: string) => ({ type: 'answer', text }) as const;
const hint = { type: 'hint' } as const;
const candles: AssociationState = {
  score: 0,
  puzzles: [{ words: ['candle', 'chop', 'match'], answer: 'stick', alsoRight: ['wood'] }],
  at: 0,
  skipped: [],
  hints: 0,
};

function playAll(...moves: AssociationMove[]) {
  let state = candles;
  const verdicts = moves.map((move) => {
    const played = wordAssociation.play(state, move, { elapsedMs: 0 }, undefined);
    state = played.state;
    return played.verdict;
  });
  return { state, last: verdicts.at(-1) };
}

describe('Word Association', () => {
  it('lasts 120 s, multiplies XP by 1.2, and by another 1.2 when all is solved', () => {
    expect(wordAssociation).toMatchObject({ title: 'Word Association', seconds: 120, xpMultiplier: 1.2, bonus: 1.2 });
  });

  it.each([
    [0, 100],
    [1, 75],
    [2, 50],
    [3, 25],
  ])('gives with %i hints %i points', (hints, points) => {
    const { state, last } = playAll(...Array.from({ length: hints }, () => hint), answer(' Stick'));
    expect(last).toMatchObject({ kind: 'right', points, answer: 'stick' });
    expect(state.score).toBe(points);
  });

  it('reveals one more letter with each of three hints', () => {
    const letters = (count: number) => wordAssociation.view(playAll(...Array.from({ length: count }, () => hint)).state).letters;
    expect(letters(0)).toEqual(['', '', '', '', '']);
    expect(letters(1)).toEqual(['s', '', '', '', '']);
    expect(letters(3)).toEqual(['s', 't', 'i', '', '']);
    expect(playAll(hint).last?.text).toBe('It starts with S.');
    expect(playAll(hint, hint).last).toEqual({ kind: 'told', text: 'It starts with S, T.', points: 0 });
    expect(playAll(hint, hint, hint, hint).last).toMatchObject({ kind: 'refused', text: 'There are no more hints for this one.' });
  });

  it('shows the hints that are left and what an answer is worth, for each puzzle from the start', () => {
    const two = { ...candles, puzzles: [...candles.puzzles, ...candles.puzzles], hints: 2 };
    expect(wordAssociation.view(two)).toMatchObject({ puzzle: 0, hintsLeft: 1, worth: 50, words: ['candle', 'chop', 'match'] });
    for (const move of [answer('stick'), { type: 'skip' } as const]) {
      const { state } = wordAssociation.play(two, move, { elapsedMs: 0 }, undefined);
      expect(wordAssociation.view(state)).toMatchObject({ puzzle: 1, hintsLeft: 3, worth: 100, letters: ['', '', '', '', ''] });
    }
    expect(wordAssociation.view({ ...candles, at: 1 })).toEqual({ puzzle: 1, words: [], letters: [], hintsLeft: 3, worth: 100 });
  });

  it('deals no answer that three hints would give away, and the same three words once', () => {
    const associations = [
      { words: ['coat', 'tree', 'spinning'], answer: 'top', alsoRight: [] },
      { words: ['candle', 'chop', 'match'], answer: 'stick', alsoRight: [] },
      { words: ['match', 'candle', 'chop'], answer: 'stick', alsoRight: [] },
      { words: ['junk', 'order', 'voice'], answer: 'mail', alsoRight: [] },
    ] as const;
    for (const seed of [1, 2, 3]) {
      const { puzzles } = wordAssociation.deal({ ...lexicon, associations }, seededRandom(seed), new Set());
      expect(puzzles.map((puzzle) => puzzle.answer).toSorted()).toEqual(['mail', 'stick']);
    }
  });

  it('accepts another answer that is equally right', () => {
    expect(playAll(answer('WOOD')).last).toMatchObject({ kind: 'right', points: 100, answer: 'wood' });
    expect(playAll(answer('candle')).last).toEqual({ kind: 'wrong', text: 'Try again!', points: 0, dispute: 'refused' });
  });

  it('ends when all 15 are used, and a run of skips gives no bonus', () => {
    expect(wordAssociation.deal(lexicon, seededRandom(3), new Set()).puzzles).toHaveLength(15);
    const solved = playAll(answer('stick')).state;
    expect([wordAssociation.isOver(solved), wordAssociation.earnsBonus(solved)]).toEqual([true, true]);
    const skipped = playAll(hint, { type: 'skip' }).state;
    expect([wordAssociation.isOver(skipped), wordAssociation.earnsBonus(skipped)]).toEqual([true, false]);
    expect(wordAssociation.unsolved(skipped)).toEqual(['candle, chop, match: stick']);
  });
});

checkGame({
  game: wordAssociation,
  lexicon,
  solve: ({ puzzles, at }) => (puzzles[at] ? answer(puzzles[at].answer) : undefined),
  otherMoves: () => [hint, hint, answer('wood'), answer('tower'), answer(' '), { type: 'skip' }],
  hidden: ({ puzzles, at }) => puzzles.slice(at, at + 1).flatMap((puzzle) => [puzzle.answer, ...puzzle.alsoRight]),
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((puzzle, index) =>
      index > state.at
        ? { words: ['other', 'words', 'here'] as const, answer: 'other', alsoRight: [] }
        : { ...puzzle, answer: puzzle.answer.slice(0, state.hints).padEnd(puzzle.answer.length, 'q'), alsoRight: [] },
    ),
  }),
});
