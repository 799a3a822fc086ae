import type { Played, Verdict, WordGame } from '../word-game';
import { comparable } from '../word-game';
import { chooseWords } from './choose-puzzles';
import { readFields } from './read-fields';
import { refused } from './refused';

const POINTS_A_LETTER = 10;
const POINTS_A_WRONG_GUESS = 10;
const MOST_WRONG = 6;
/** From this many wrong guesses on, the definition helps beside the hint. */
const WRONG_FOR_DEFINITION = 3;

interface Round {
  word: string;
  hint: string;
  definition: string;
}

export interface WordGuessState {
  score: number;
  rounds: Round[];
  /** How the rounds before this one ended. */
  ends: ('found' | 'missed' | 'skipped')[];
  /** Letters guessed in this round, in their order. */
  guessed: string;
}

export type WordGuessMove = { type: 'guess'; letter: string } | { type: 'skip' };

export interface WordGuessView {
  /** Tells one round from the next, from 1. */
  puzzle: number;
  puzzles: number;
  hint: string;
  /** Comes once the player has guessed wrong three times. */
  definition?: string;
  /** The word with '' for each letter that is still hidden. */
  letters: string[];
  right: string[];
  wrong: string[];
  mostWrong: number;
}

export const wordGuessTexts = {
  over: 'All words have been played.',
  notALetter: 'Guess one letter from A to Z.',
  repeated: (letter: string) => `You have guessed ${letter} already.`,
  right: (letter: string) => `${letter} is in the word.`,
  wrong: (letter: string, left: number) => `Incorrect: there is no ${letter}. ${left === 1 ? '1 guess is' : `${left} guesses are`} left.`,
  solved: (word: string) => `You found ${word}!`,
  failed: (word: string) => `Incorrect. The word was ${word}.`,
  skipped: (word: string) => `Skipped. The word was ${word}.`,
};

/**
 * A hidden word is guessed letter by letter; a letter scores once, wherever and however often it stands in the word.
 * @see docs/product/word-games.md
 */
export const wordGuess: WordGame<WordGuessState, WordGuessMove, WordGuessView> = {
  id: 'word-guess',
  title: 'Word Guess',
  description: 'Find the hidden word letter by letter before the sixth wrong guess brings down the arch.',
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.5,

  readMove(sent) {
    const { type, letter } = readFields(sent);
    if (type === 'skip') return { type };
    return type === 'guess' && typeof letter === 'string' ? { type, letter } : undefined;
  },

  deal(lexicon, random, seen) {
    const usable = ({ word }: { word: string }) => word.length >= 4 && word.length <= 10;
    const words = chooseWords({ lexicon, counts: { 1: 4, 2: 3, 3: 3 }, random, seen, usable });
    const rounds = words.map(({ word, hint, definition }) => ({ word, hint, definition }));
    return { score: 0, rounds, ends: [], guessed: '' };
  },

  puzzleKeys: ({ rounds }) => rounds.map(({ word }) => word),

  view({ rounds, ends, guessed }) {
    const { word, hint, definition } = rounds[ends.length] ?? { word: '', hint: '', definition: '' };
    const wrong = wrongLetters(word, guessed);
    return {
      puzzle: ends.length + 1,
      puzzles: rounds.length,
      hint,
      ...(wrong.length >= WRONG_FOR_DEFINITION && { definition }),
      letters: [...word].map((letter) => (guessed.includes(letter) ? letter : '')),
      right: [...guessed].filter((letter) => word.includes(letter)),
      wrong,
      mostWrong: MOST_WRONG,
    };
  },

  play(state, move) {
    const word = state.rounds[state.ends.length]?.word;
    if (word === undefined) return refused(state, wordGuessTexts.over);
    if (move.type === 'skip') return ended(state, 'skipped', { kind: 'told', text: wordGuessTexts.skipped(word), points: 0, answer: word });
    const letter = comparable(move.letter);
    if (!/^[a-z]$/.test(letter)) return refused(state, wordGuessTexts.notALetter);
    if (state.guessed.includes(letter)) return refused(state, wordGuessTexts.repeated(letter.toUpperCase()));
    const guessed = { ...state, guessed: state.guessed + letter };
    return word.includes(letter) ? found(guessed, word, letter) : missed(guessed, word, letter);
  },

  isOver: ({ rounds, ends }) => ends.length >= rounds.length,
  usedUp: ({ rounds, ends }) => ends.length >= rounds.length && !ends.includes('skipped'),
  unsolved: ({ rounds, ends }) => rounds.filter((_, index) => index <= ends.length && ends[index] !== 'found').map(({ word }) => word),
};

function found(state: WordGuessState, word: string, letter: string): Played<WordGuessState> {
  const isWhole = [...word].every((each) => state.guessed.includes(each));
  const bonus = isWhole ? completionBonus(word, wrongLetters(word, state.guessed).length) : 0;
  const points = POINTS_A_LETTER + bonus;
  const scored = { ...state, score: state.score + points };
  return isWhole
    ? ended(scored, 'found', { kind: 'right', text: wordGuessTexts.solved(word), points, answer: word })
    : { state: scored, verdict: { kind: 'right', text: wordGuessTexts.right(letter.toUpperCase()), points } };
}

function missed(state: WordGuessState, word: string, letter: string): Played<WordGuessState> {
  const left = MOST_WRONG - wrongLetters(word, state.guessed).length;
  return left === 0
    ? ended(state, 'missed', { kind: 'wrong', text: wordGuessTexts.failed(word), points: 0, answer: word })
    : { state, verdict: { kind: 'wrong', text: wordGuessTexts.wrong(letter.toUpperCase(), left), points: 0 } };
}

function ended(state: WordGuessState, end: WordGuessState['ends'][number], verdict: Verdict): Played<WordGuessState> {
  return { state: { ...state, ends: [...state.ends, end], guessed: '' }, verdict };
}

/** Points for the whole word: its length × 10 less 10 for each wrong guess. */
function completionBonus(word: string, wrongGuesses: number): number {
  return Math.max(0, word.length * POINTS_A_LETTER - wrongGuesses * POINTS_A_WRONG_GUESS);
}

function wrongLetters(word: string, guessed: string): string[] {
  return [...guessed].filter((letter) => !word.includes(letter));
}
