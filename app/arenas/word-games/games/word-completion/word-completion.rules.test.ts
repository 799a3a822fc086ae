import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { runXp } from '../../referee/settling/xp';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { games } from '../games';
import { type CompletionState, hiddenLetters, wordCompletion } from './word-completion.rules';

const lexicon = smallLexicon();
const answer = (text: string) => ({ type: 'answer', text }) as const;
const force: CompletionState = {
  score: 0,
  puzzles: [{ word: 'force', pattern: 'for__', part: 'noun', definition: 'strength' }],
  at: 0,
  skipped: [],
};

function playWord(text: string) {
  return wordCompletion.play(force, answer(text), { elapsedMs: 0 }, wordCompletion.lookUp?.(force, answer(text), lexicon));
}

describe('Word Completion', () => {
  it('lasts 90 s, multiplies XP by 1.1, and by another 2 when all is solved', () => {
    expect(wordCompletion).toMatchObject({ title: 'Word Completion', seconds: 90, xpMultiplier: 1.1, bonus: 2 });
    expect(runXp(wordCompletion, 640, { earnsBonus: true, par: games['word-completion'].par })).toBe(140);
  });

  it.each([
    [4, 2],
    [5, 2],
    [7, 2],
    [8, 3],
    [9, 3],
    [10, 4],
  ])('hides of %i letters %i', (length, hidden) => {
    expect(hiddenLetters(length)).toBe(hidden);
  });

  it('hides as many letters of each word as it deals, and shows the others', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { puzzles } = wordCompletion.deal(lexicon, seededRandom(seed), new Set());
        expect(puzzles).toHaveLength(10);
        for (const { word, pattern } of puzzles) {
          expect([...pattern].filter((letter) => letter === '_')).toHaveLength(hiddenLetters(word.length));
          expect(word).toMatch(new RegExp(`^${pattern.replaceAll('_', '.')}$`));
        }
      }),
    );
  });

  it('shows the pattern and the meaning, and nothing more at the end', () => {
    expect(wordCompletion.view(force)).toEqual({ puzzle: 0, pattern: 'for__', part: 'noun', definition: 'strength' });
    expect(wordCompletion.view({ ...force, at: 1 })).toEqual({ puzzle: 1, pattern: '', part: '', definition: '' });
  });

  it('gives the length of the word times 10', () => {
    expect(playWord('FORCE')).toMatchObject({ state: { score: 50 }, verdict: { kind: 'right', points: 50, answer: 'force' } });
  });

  it('accepts any word of the dictionary that fits', () => {
    expect(playWord('forum').verdict).toMatchObject({ kind: 'right', points: 50, answer: 'forum' });
    expect(playWord('forzo').verdict, 'no word').toEqual({ kind: 'wrong', text: 'Try again!', points: 0 });
    expect(playWord('tower').verdict.kind).toBe('wrong');
    expect(playWord('foremost').verdict.kind).toBe('wrong');
  });

  it('gives no bonus to a run of skipped words', () => {
    const { state } = wordCompletion.play(force, { type: 'skip' }, { elapsedMs: 0 }, undefined);
    expect(wordCompletion.earnsBonus(state)).toBe(false);
    expect(wordCompletion.unsolved(state)).toEqual(['force']);
    expect(wordCompletion.earnsBonus(playWord('forum').state)).toBe(true);
  });
});

checkGame({
  game: wordCompletion,
  lexicon,
  solve: ({ puzzles, at }) => (puzzles[at] ? answer(puzzles[at].word) : undefined),
  otherMoves: ({ puzzles, at }) => [answer(puzzles[at]?.pattern ?? ''), answer('tower'), answer(''), { type: 'skip' }],
  hidden: ({ puzzles, at }) => puzzles.slice(at, at + 1).map(({ word }) => word),
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((puzzle, index) =>
      index > state.at ? { word: 'other', pattern: 'o_h_r', part: 'noun' as const, definition: 'another' } : { ...puzzle, word: 'other' },
    ),
  }),
});
