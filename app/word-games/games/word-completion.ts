import type { Random } from '~/platform/random';
import type { TargetWord } from '../lexicon';
import type { WordGame } from '../word-game';
import { dealPuzzles } from './deal-puzzles';
import { type AnswerMove, answerIn, moveReader, type PlainMove, readAnswer, refuse, wrong } from './moves';
import { currentPuzzle, isRunOver, isUsedUp, newRun, type PuzzleRun, refuseAtEnd, skip, solve, unsolvedPuzzles } from './puzzle-run';

const WORDS_DEALT = 10;
const SHORTEST = 4;
const LONGEST = 10;
const POINTS_A_LETTER = 10;
const LEAST_HIDDEN = 2;
const PERCENT_HIDDEN = 40;
const GAP = '_';

interface GappedWord {
  word: string;
  /** Letters, and '_' for those that are hidden. */
  pattern: string;
  part: TargetWord['part'];
  definition: string;
}

export type CompletionState = PuzzleRun<GappedWord>;
export type CompletionMove = AnswerMove | PlainMove<'skip'>;

export interface CompletionView {
  puzzle: number;
  pattern: string;
  part: string;
  definition: string;
}

interface Facts {
  isWord: boolean;
}

/** @see docs/product/letter-and-meaning-games.md */
export const wordCompletion: WordGame<CompletionState, CompletionMove, CompletionView, Facts> = {
  id: 'word-completion',
  title: 'Word Completion',
  description: 'Fill in the missing letters of a word from its meaning.',
  seconds: 90,
  xpMultiplier: 1.1,
  bonus: 2,
  readMove: moveReader('skip'),

  deal(lexicon, random, seen) {
    const words = dealPuzzles({
      pool: lexicon.words,
      fits: ({ word }) => word.length >= SHORTEST && word.length <= LONGEST,
      count: WORDS_DEALT,
      random,
      seen,
      keyOf: ({ word }) => word,
      levelOf: ({ band }) => band,
      levels: 3,
    });
    return newRun(words.map(({ word, part, definition }) => ({ word, pattern: hideLetters(word, random), part, definition })));
  },

  puzzleKeys: ({ puzzles }) => puzzles.map(({ word }) => word),

  view(state) {
    const { pattern = '', part = '', definition = '' } = currentPuzzle(state) ?? {};
    return { puzzle: state.at, pattern, part, definition };
  },

  consult(state, move, lexicon) {
    const puzzle = currentPuzzle(state);
    const answer = answerIn(move);
    return { isWord: !!puzzle && !!answer && fits(answer, puzzle.pattern) && lexicon.isWord(answer) };
  },

  play(state, move, _time, facts) {
    const puzzle = currentPuzzle(state);
    if (!puzzle) return refuseAtEnd(state);
    if (move.type === 'skip') return skip(state, puzzle.word);
    const read = readAnswer(move.text);
    if ('refusal' in read) return refuse(state, read.refusal);
    const isRight = read.answer === puzzle.word || facts?.isWord === true;
    return isRight ? solve(state, puzzle.word.length * POINTS_A_LETTER, read.answer) : wrong(state);
  },

  isOver: isRunOver,
  usedUp: isUsedUp,
  unsolved: (state) => unsolvedPuzzles(state).map(({ word }) => word),
};

/** How many letters of a word are hidden: 40 %, rounded down, and at least two. @param length in letters. */
export function hiddenLetters(length: number): number {
  return Math.max(LEAST_HIDDEN, Math.floor((length * PERCENT_HIDDEN) / 100));
}

function hideLetters(word: string, random: Random): string {
  const places = [...word].map((_, place) => place);
  const hidden = new Set(random.shuffle(places).slice(0, hiddenLetters(word.length)));
  return places.map((place) => (hidden.has(place) ? GAP : word[place])).join('');
}

function fits(word: string, pattern: string): boolean {
  return word.length === pattern.length && [...pattern].every((letter, place) => letter === GAP || letter === word[place]);
}
