import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { sortedLetters } from '../puzzles/same-letters';
import { type ScramblerState, wordScrambler } from './word-scrambler.rules';

const lexicon = smallLexicon();
const answer = (text: string) => ({ type: 'answer', text }) as const;

function playWord(state: ScramblerState, text: string) {
  return wordScrambler.play(state, answer(text), { elapsedMs: 0 }, wordScrambler.lookUp?.(state, answer(text), lexicon));
}
const runOf = (word: string, scrambled: string): ScramblerState => ({
  score: 0,
  puzzles: [{ word, scrambled, hint: 'A hint.' }],
  at: 0,
  skipped: [],
});

describe('Word Scrambler', () => {
  it('lasts 60 s, multiplies XP by 1 and has no bonus', () => {
    expect(wordScrambler).toMatchObject({ title: 'Word Scrambler', seconds: 60, xpMultiplier: 1, bonus: 1 });
  });

  it('gives the length of the word times 10', () => {
    expect(playWord(runOf('dorm', 'mrod'), ' DORM ')).toMatchObject({ state: { score: 40 }, verdict: { kind: 'right', points: 40 } });
    expect(playWord(runOf('confidence', 'ecfindonce'), 'confidence').verdict.points).toBe(100);
  });

  it('accepts any word of the dictionary with the same letters', () => {
    expect(playWord(runOf('tires', 'sreti'), 'rites').verdict).toMatchObject({ kind: 'right', points: 50, answer: 'rites' });
    expect(playWord(runOf('tires', 'sreti'), 'steir').verdict, 'no word').toEqual({ kind: 'wrong', text: 'Try again!', points: 0 });
    expect(playWord(runOf('tires', 'sreti'), 'tower').verdict.kind).toBe('wrong');
  });

  it('refuses an answer that is empty or too long, and says why', () => {
    expect(playWord(runOf('dorm', 'mrod'), '  ').verdict).toEqual({ kind: 'refused', text: 'Type an answer first.', points: 0 });
    expect(playWord(runOf('dorm', 'mrod'), 'x'.repeat(65)).verdict.text).toBe('That is too long for an answer.');
  });

  it('shows a skipped word, and names it again at the end', () => {
    const { state, verdict } = wordScrambler.play(runOf('dorm', 'mrod'), { type: 'skip' }, { elapsedMs: 0 }, undefined);
    expect(verdict).toEqual({ kind: 'told', text: 'The answer: dorm.', points: 0, answer: 'dorm', dispute: 'unfair' });
    expect(wordScrambler.unsolved(state)).toEqual(['dorm']);
    expect(wordScrambler.earnsBonus(state)).toBe(false);
  });

  it('always shows all letters of the word, and never in an order that is a word', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { word, scrambled } of wordScrambler.deal(lexicon, seededRandom(seed), new Set()).puzzles) {
          expect(scrambled).not.toBe(word);
          expect(lexicon.isWord(scrambled)).toBe(false);
          expect(sortedLetters(scrambled)).toBe(sortedLetters(word));
        }
      }),
    );
  });

  it('never shows the word itself, even if chance would have it so', () => {
    const stubborn = { ...seededRandom(1), shuffle: <Item>(items: readonly Item[]) => [...items] };
    for (const { word, scrambled } of wordScrambler.deal(lexicon, stubborn, new Set()).puzzles)
      expect(scrambled).toBe([...word].reverse().join(''));
  });

  it('shows letters and the hint, and nothing more at the end', () => {
    const run = runOf('dorm', 'mrod');
    expect(wordScrambler.view(run)).toEqual({ puzzle: 0, letters: ['m', 'r', 'o', 'd'], hint: 'A hint.' });
    expect(wordScrambler.view({ ...run, at: 1 })).toEqual({ puzzle: 1, letters: [], hint: '' });
  });

  it('goes from everyday words to rare ones, and deals words seen before last', () => {
    const first = wordScrambler.deal(lexicon, seededRandom(1), new Set());
    const bands = first.puzzles.map(({ word }) => lexicon.entry(word)?.band ?? 0);
    expect(bands).toEqual([...bands].sort());
    expect(new Set(bands)).toEqual(new Set([1, 2, 3]));
    const seen = new Set(wordScrambler.puzzleKeys(first));
    expect(wordScrambler.puzzleKeys(wordScrambler.deal(lexicon, seededRandom(2), seen)).filter((key) => seen.has(key))).toEqual([]);
    const all = new Set(lexicon.words.map(({ word }) => word));
    expect(wordScrambler.deal(lexicon, seededRandom(2), all).puzzles).toHaveLength(40);
  });
});

checkGame({
  game: wordScrambler,
  lexicon,
  solve: ({ puzzles, at }) => (puzzles[at] ? answer(puzzles[at].word) : undefined),
  otherMoves: ({ puzzles, at }) => [answer(puzzles[at]?.scrambled ?? ''), answer('tower'), answer(''), { type: 'skip' }],
  hidden: ({ puzzles, at }) => puzzles.slice(at, at + 1).map(({ word }) => word),
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((puzzle, index) =>
      index > state.at ? { word: 'other', scrambled: 'rhteo', hint: 'Another.' } : { ...puzzle, word: 'other' },
    ),
  }),
});
