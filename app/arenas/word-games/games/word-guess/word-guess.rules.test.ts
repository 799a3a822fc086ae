import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { newRun } from '../puzzles/puzzle-run';
import type { WordGuessMove } from './word-guess.contract';
import { type WordGuessState, wordGuess } from './word-guess.rules';

const lexicon = smallLexicon();
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

function play(state: WordGuessState, ...letters: string[]) {
  let played = { state, verdict: { kind: 'told', text: '', points: 0 } } as ReturnType<typeof wordGuess.play>;
  for (const letter of letters)
    played = wordGuess.play(played.state, { type: 'guess', puzzle: played.state.at, letter }, { elapsedMs: 0 }, undefined);
  return played;
}
const begun = (...words: string[]): WordGuessState => ({
  ...newRun(words.map((word) => ({ word, hint: 'Not this word.', definition: 'what it means' }))),
  lost: [],
  guessed: '',
});

/** Replaces every letter that has not been guessed by another such letter. */
function disguise(word: string, guessed: string): string {
  const open = ALPHABET.filter((letter) => !guessed.includes(letter));
  return [...word].map((letter) => (guessed.includes(letter) ? letter : open[(open.indexOf(letter) + 1) % open.length])).join('');
}

checkGame({
  game: wordGuess,
  lexicon,
  solve({ puzzles, at, guessed }): WordGuessMove | undefined {
    const letter = [...(puzzles[at]?.word ?? '')].find((each) => !guessed.includes(each));
    return letter === undefined ? undefined : { type: 'guess', puzzle: at, letter };
  },
  otherMoves: ({ at }): WordGuessMove[] => [
    ...ALPHABET.map((letter): WordGuessMove => ({ type: 'guess', puzzle: at, letter })),
    { type: 'guess', puzzle: at, letter: '' },
    { type: 'guess', puzzle: at, letter: 'ab' },
    { type: 'guess', puzzle: at - 1, letter: 'e' },
    { type: 'skip' },
  ],
  hidden: ({ puzzles, at }) => puzzles.slice(at, at + 1).map(({ word }) => word),
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((each, index) => {
      if (index < state.at) return each;
      if (index > state.at) return { word: 'other', hint: 'other', definition: 'other' };
      const wrong = [...state.guessed].filter((letter) => !each.word.includes(letter)).length;
      return { ...each, word: disguise(each.word, state.guessed), ...(wrong < 3 && { definition: 'other' }) };
    }),
  }),
});

describe('Word Guess', () => {
  it('lasts 120 s and gives XP × 1.2, × 1.5 when all words are played', () => {
    expect(wordGuess).toMatchObject({ title: 'Word Guess', seconds: 120, xpMultiplier: 1.2, bonus: 1.5 });
  });

  it('gives 10 points for a right letter, however often the word has it', () => {
    const { state, verdict } = play(begun('needle'), 'E');
    expect(verdict).toEqual({ kind: 'right', text: 'E is in the word.', points: 10 });
    expect(wordGuess.view(state).letters).toEqual(['', 'e', 'e', '', '', 'e']);
  });

  it('gives length × 10 minus 10 for each wrong guess for the whole word', () => {
    expect(play(begun('tea'), 't', 'e', 'a').state.score).toBe(30 + 30);
    expect(play(begun('tea'), 'z', 't', 'y', 'e', 'a').state.score).toBe(30 + 30 - 20);
  });

  it('never takes points away for the whole word', () => {
    expect(play(begun('tea'), 'z', 'y', 'x', 'w', 'v', 't', 'e', 'a').state.score).toBe(30);
  });

  it('ends a round at the sixth wrong guess and names the word', () => {
    expect(play(begun('tea'), 'z', 'y').verdict.text).toBe('Incorrect: there is no Y. 4 guesses are left.');
    const fifth = play(begun('tea', 'cup'), 'z', 'y', 'x', 'w', 'v');
    expect(fifth.verdict).toMatchObject({ kind: 'wrong', text: 'Incorrect: there is no V. 1 guess is left.' });
    const sixth = play(fifth.state, 'u');
    expect(sixth.verdict).toEqual({ kind: 'wrong', text: 'Incorrect. The word was tea.', points: 0, answer: 'tea', dispute: 'unfair' });
    expect(wordGuess.view(sixth.state)).toMatchObject({ puzzle: 1, letters: ['', '', ''], wrong: [], mostWrong: 6 });
    expect(wordGuess.unsolved(sixth.state)).toEqual(['tea', 'cup']);
  });

  it('shows letters, guesses and the hint, and nothing more at the end', () => {
    const { state } = play(begun('tea'), 'z', 'e');
    const counts = { puzzles: 1, mostWrong: 6 };
    const letters = ['', 'e', ''];
    expect(wordGuess.view(state)).toEqual({ ...counts, puzzle: 0, hint: 'Not this word.', letters, right: ['e'], wrong: ['z'] });
    const over = play(state, 't', 'a').state;
    expect(wordGuess.view(over)).toEqual({ ...counts, puzzle: 1, hint: '', letters: [], right: [], wrong: [] });
  });

  it('shows the definition after three wrong guesses', () => {
    expect(wordGuess.view(play(begun('tea'), 'z', 'y').state).definition).toBeUndefined();
    expect(wordGuess.view(play(begun('tea'), 'z', 'y', 'x').state).definition).toBe('what it means');
  });

  it.each([
    ['z', 'You have already guessed Z.'],
    ['ab', 'Guess one letter from A to Z.'],
    ['', 'Guess one letter from A to Z.'],
    ['7', 'Guess one letter from A to Z.'],
  ])('refuses %j and says why', (letter, reason) => {
    const { state } = play(begun('tea'), 'z');
    expect(play(state, letter)).toEqual({ state, verdict: { kind: 'refused', text: reason, points: 0 } });
  });

  it('does not count a guess for the previous word', () => {
    const { state } = play(begun('tea', 'cup'), 't', 'e', 'a');
    expect(wordGuess.play(state, { type: 'guess', puzzle: 0, letter: 'c' }, { elapsedMs: 0 }, undefined)).toEqual({
      state,
      verdict: { kind: 'refused', text: 'That puzzle is over.', points: 0, quiet: true },
    });
  });

  it.each([
    [{ type: 'guess', puzzle: 0 }],
    [{ type: 'guess', letter: 'a' }],
    [{ type: 'guess', puzzle: '0', letter: 'a' }],
    [{ type: 'guess', puzzle: 0, letter: 7 }],
    [{ type: 'guess', puzzle: 0, letter: 'a', points: 9 }],
    [{ type: 'other', puzzle: 0, letter: 'a' }],
    [{ type: 'answer', text: 'tea' }],
    [{ puzzle: 0, letter: 'a' }],
    ['guess'],
    [null],
  ])('takes %j for no move', (sent) => {
    expect(wordGuess.readMove(sent)).toBeUndefined();
  });

  it('reads a guess and a skip, and keeps of a letter only as much as shows that it is none', () => {
    expect(wordGuess.readMove({ type: 'skip' })).toEqual({ type: 'skip' });
    const guess = { type: 'guess', puzzle: 3, letter: 'x'.repeat(1_000) };
    expect(wordGuess.readMove(guess)).toEqual({ ...guess, letter: 'x'.repeat(10) });
  });

  it('gives no bonus to a run of words lost or skipped', () => {
    const lost = play(begun('tea'), 'z', 'y', 'x', 'w', 'v', 'u').state;
    const skipped = wordGuess.play(begun('tea'), { type: 'skip' }, { elapsedMs: 0 }, undefined);
    expect(wordGuess.earnsBonus(lost)).toBe(false);
    expect(wordGuess.isOver(skipped.state)).toBe(true);
    expect(wordGuess.earnsBonus(skipped.state)).toBe(false);
    expect(skipped.verdict).toMatchObject({ kind: 'told', answer: 'tea', points: 0 });
    expect(wordGuess.play(skipped.state, { type: 'skip' }, { elapsedMs: 0 }, undefined).verdict.kind).toBe('refused');
  });

  it('deals 10 words from easy to hard, and unseen ones while there are any', () => {
    const first = wordGuess.deal(lexicon, seededRandom(1), new Set());
    const second = wordGuess.deal(lexicon, seededRandom(1), new Set(wordGuess.puzzleKeys(first)));
    const bands = first.puzzles.map(({ word }) => lexicon.entry(word)?.band ?? 0);
    expect(bands).toEqual(bands.toSorted());
    expect(new Set(bands)).toEqual(new Set([1, 2, 3]));
    expect(bands).toHaveLength(10);
    expect(second.puzzles.filter(({ word }) => wordGuess.puzzleKeys(first).includes(word))).toEqual([]);
  });
});
