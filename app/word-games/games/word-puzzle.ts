import type { Played, WordGame } from '../word-game';
import { comparable } from '../word-game';
import { answerFault } from './answer-fault';
import { choosePuzzles } from './choose-puzzles';
import { readFields } from './read-fields';
import { refused } from './refused';

const POINTS_A_LETTER = 10;
const COMPLETION_BONUS = 100;
const TO_FIND = 4;
const PUZZLES = 10;
/** Of the known answers a deal keeps so many, to be named when they are not found. */
const KEPT_ANSWERS = 8;
const GAP = '_';

interface Puzzle {
  pattern: string;
  answers: string[];
  found: string[];
  skipped: boolean;
}

export interface WordPuzzleState {
  score: number;
  puzzles: Puzzle[];
}

export type WordPuzzleMove = { type: 'answer'; text: string } | { type: 'skip' };

export interface WordPuzzleView {
  /** Tells one puzzle from the next, from 1. */
  puzzle: number;
  puzzles: number;
  /** Letters, and '_' for each one to find. */
  pattern: string;
  found: string[];
  toFind: number;
}

export interface WordPuzzleFacts {
  isWord: boolean;
}

export const wordPuzzleTexts = {
  over: 'All puzzles have been played.',
  found: 'Already found!',
  length: (length: number) => `Not a valid answer! It needs ${length} letters.`,
  pattern: 'Not a valid answer! It does not fit the pattern.',
  unknown: 'Not a valid answer! It is not in the dictionary.',
  right: (word: string, left: number) => `${word} fits. ${left} more to find.`,
  solved: (word: string) => `${word} fits, and that makes ${TO_FIND}: ${COMPLETION_BONUS} points more.`,
  skipped: (words: readonly string[]) => `Skipped. There was ${words.join(', ')}.`,
};

/**
 * Four words are to be found that fit a pattern of open and hidden letters.
 * @see docs/product/word-games.md
 */
export const wordPuzzle: WordGame<WordPuzzleState, WordPuzzleMove, WordPuzzleView, WordPuzzleFacts> = {
  id: 'word-puzzle',
  title: 'Word Puzzle',
  description: 'Find four words that fit the same pattern of open and hidden letters.',
  seconds: 180,
  xpMultiplier: 1.4,
  bonus: 1.5,

  readMove(sent) {
    const { type, text } = readFields(sent);
    if (type === 'skip') return { type };
    return type === 'answer' && typeof text === 'string' ? { type, text } : undefined;
  },

  deal(lexicon, random, seen) {
    const chosen = choosePuzzles({ pool: lexicon.patterns, count: PUZZLES, random, seen, keyOf: ({ pattern }) => pattern });
    const easiestFirst = chosen.sort((one, other) => other.answers.length - one.answers.length);
    return {
      score: 0,
      puzzles: easiestFirst.map(({ pattern, answers }) => ({
        pattern,
        answers: answers.slice(0, KEPT_ANSWERS),
        found: [],
        skipped: false,
      })),
    };
  },

  puzzleKeys: ({ puzzles }) => puzzles.map(({ pattern }) => pattern),

  view(state) {
    const at = current(state);
    const { pattern, found } = state.puzzles[at] ?? { pattern: '', found: [] };
    return { puzzle: at + 1, puzzles: state.puzzles.length, pattern, found, toFind: TO_FIND };
  },

  consult: (_state, move, lexicon) => ({ isWord: move.type === 'answer' && lexicon.isWord(comparable(move.text)) }),

  play(state, move, _time, facts) {
    const puzzle = state.puzzles[current(state)];
    if (!puzzle) return refused(state, wordPuzzleTexts.over);
    if (move.type === 'skip') return skipped(state, puzzle);
    const word = comparable(move.text);
    const empty = answerFault(word);
    if (empty) return refused(state, empty);
    if (puzzle.found.includes(word)) return refused(state, wordPuzzleTexts.found);
    const fault = fitFault(puzzle, word, facts?.isWord ?? false);
    return fault ? { state, verdict: { kind: 'wrong', text: fault, points: 0 } } : found(state, puzzle, word);
  },

  isOver: (state) => current(state) >= state.puzzles.length,
  usedUp: ({ puzzles }) => puzzles.every(isSolved),
  unsolved: (state) => state.puzzles.slice(0, current(state) + 1).flatMap(notFound),
};

function isSolved({ found }: Puzzle): boolean {
  return found.length >= TO_FIND;
}

/** Place of the puzzle being played; as many as there are once all are over. */
function current({ puzzles }: WordPuzzleState): number {
  const at = puzzles.findIndex((puzzle) => !puzzle.skipped && !isSolved(puzzle));
  return at < 0 ? puzzles.length : at;
}

/** Answers for the places that are still open. */
function notFound({ answers, found }: Puzzle): string[] {
  return answers.filter((answer) => !found.includes(answer)).slice(0, TO_FIND - found.length);
}

function fitFault({ pattern, answers }: Puzzle, word: string, isWord: boolean): string | undefined {
  if (word.length !== pattern.length) return wordPuzzleTexts.length(pattern.length);
  if (![...pattern].every((letter, place) => letter === GAP || letter === word[place])) return wordPuzzleTexts.pattern;
  return isWord || answers.includes(word) ? undefined : wordPuzzleTexts.unknown;
}

function replaced({ puzzles }: WordPuzzleState, puzzle: Puzzle, by: Puzzle): Puzzle[] {
  return puzzles.map((each) => (each === puzzle ? by : each));
}

function found(state: WordPuzzleState, puzzle: Puzzle, word: string): Played<WordPuzzleState> {
  const now = { ...puzzle, found: [...puzzle.found, word] };
  const whole = isSolved(now);
  const points = word.length * POINTS_A_LETTER + (whole ? COMPLETION_BONUS : 0);
  return {
    state: { score: state.score + points, puzzles: replaced(state, puzzle, now) },
    verdict: whole
      ? { kind: 'right', text: wordPuzzleTexts.solved(word), points, answer: now.found.join(', ') }
      : { kind: 'right', text: wordPuzzleTexts.right(word, TO_FIND - now.found.length), points },
  };
}

function skipped(state: WordPuzzleState, puzzle: Puzzle): Played<WordPuzzleState> {
  const missed = notFound(puzzle);
  return {
    state: { ...state, puzzles: replaced(state, puzzle, { ...puzzle, skipped: true }) },
    verdict: { kind: 'told', text: wordPuzzleTexts.skipped(missed), points: 0, answer: missed.join(', ') },
  };
}
