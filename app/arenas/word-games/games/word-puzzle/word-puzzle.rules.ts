import { paceOf } from '../../fair-play/pace';
import type { PatternPuzzle } from '../../lexicon/lexicon';
import { answerIn, disputableForm, type FormFacts, formFacts, moveReader, readAnswer, refuse, wrong } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import {
  currentPuzzle,
  earnsBonus,
  isRunOver,
  newRun,
  onCurrentPuzzle,
  type PuzzleRun,
  skip,
  solve,
  sumOf,
  unsolvedPuzzles,
} from '../puzzles/puzzle-run';
import { spaced } from '../puzzles/spaced';
import { singleTexts } from '../single-puzzles';
import { type Played, puzzlesIn, WHOLE_RUN, type WordGame } from '../word-game';
import { type WordPuzzleMove, type WordPuzzleView, wordPuzzleContract } from './word-puzzle.contract';

const POINTS_A_LETTER = 10;
const COMPLETION_BONUS = 100;
const TO_FIND = 4;
const PUZZLES = 10;
/** How many of the known answers a deal keeps, to name when they are not found. */
const KEPT_ANSWERS = 8;
const GAP = '_';

interface Pattern {
  pattern: string;
  answers: string[];
}

export interface WordPuzzleState extends PuzzleRun<Pattern> {
  /** Words found for each puzzle, in order. */
  found: readonly (readonly string[])[];
}

const wordPuzzleTexts = {
  found: 'Already found!',
  length: (length: number) => `Not a valid answer! It needs ${length} letters.`,
  pattern: 'Not a valid answer! It does not fit the pattern.',
  unknown: 'Not a valid answer! It is not in the dictionary.',
  right: (left: number) => `Correct! ${left} more to find.`,
  solved: `Correct! That makes ${TO_FIND}: ${COMPLETION_BONUS} points more.`,
};

/**
 * Asks for four words that fit a pattern of shown and hidden letters.
 * @see docs/product/guessing-and-typing-games.md
 */
export const wordPuzzle: WordGame<WordPuzzleState, WordPuzzleMove, WordPuzzleView, FormFacts> = {
  title: 'Word Puzzle',
  description: 'Find four words that fit the same pattern of open and hidden letters.',
  seconds: 180,
  xpMultiplier: 1.4,
  bonus: 1.5,
  pace: paceOf('right', 600, 400),

  readMove: moveReader(wordPuzzleContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const patterns = dealPuzzles({
      pool: lexicon.patterns,
      count: puzzlesIn(round, PUZZLES),
      random,
      seen,
      keyOf: ({ pattern }) => pattern,
    });
    const easiestFirst = patterns.sort((one, other) => other.answers.length - one.answers.length);
    return patternRun(easiestFirst);
  },

  best: ({ puzzles }) => sumOf(puzzles, ({ pattern }) => TO_FIND * pattern.length * POINTS_A_LETTER + COMPLETION_BONUS),
  puzzleKeys: ({ puzzles }) => puzzles.map(({ pattern }) => pattern),

  view(state) {
    return {
      puzzle: state.at,
      puzzles: state.puzzles.length,
      pattern: currentPuzzle(state)?.pattern ?? '',
      found: state.found[state.at] ?? [],
      toFind: TO_FIND,
    };
  },

  lookUp(_state, move, lexicon) {
    return formFacts(answerIn(move), lexicon);
  },

  play(state, move, _time, facts) {
    return onCurrentPuzzle(state, move, (puzzle) => {
      if (move.type === 'skip') return skip(state, missing(state, puzzle).join(', '));
      const read = readAnswer(move.text);
      if ('refusal' in read) return refuse(state, read.refusal);
      if (state.found[state.at]?.includes(read.answer)) return refuse(state, wordPuzzleTexts.found);
      const fault = fitFault(puzzle, read.answer, facts?.isWord === true);
      if (!fault) return find(state, read.answer);
      return fault === wordPuzzleTexts.unknown ? disputableForm(wrong(state, fault), read.answer, facts) : wrong(state, fault);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).flatMap((puzzle) => missing(state, puzzle)),

  asked: {
    puzzles: ({ puzzles }) => puzzles.map(({ pattern, answers }) => ({ ask: spaced(pattern), answers, words: answers })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
    question: (state) => currentPuzzle(state)?.pattern ?? '',
  },

  single: {
    mostWrong: 5,
    giveUp: { type: 'skip' },
    all: ({ patterns }) => patterns.map((puzzle) => ({ key: puzzle.pattern, difficulty: difficulty(puzzle) })),
    ask(key, { patterns }) {
      const puzzle = patterns.find(({ pattern }) => pattern === key);
      return puzzle && patternRun([puzzle]);
    },
    hint(state) {
      const puzzle = currentPuzzle(state);
      const [first] = puzzle ? missing(state, puzzle) : [];
      return first && singleTexts.startsWithAndEnds(first.charAt(0), first.slice(-1));
    },
  },
};

function patternRun(patterns: readonly PatternPuzzle[]): WordPuzzleState {
  const puzzles = patterns.map(({ pattern, answers }) => ({ pattern, answers: answers.slice(0, KEPT_ANSWERS) }));
  return { ...newRun(puzzles), found: puzzles.map(() => []) };
}

/** Four words are needed, however many there are: each doubling of their number takes 150 points. */
function difficulty({ pattern, answers }: PatternPuzzle): number {
  return 1_850 - 150 * Math.log2(answers.length / TO_FIND) + 40 * (pattern.length - 6);
}

/** Known answers for the words not found. */
function missing({ puzzles, found }: WordPuzzleState, puzzle: Pattern): string[] {
  const has = found[puzzles.indexOf(puzzle)] ?? [];
  return puzzle.answers.filter((answer) => !has.includes(answer)).slice(0, TO_FIND - has.length);
}

function fitFault({ pattern, answers }: Pattern, word: string, isWord: boolean): string | undefined {
  if (word.length !== pattern.length) return wordPuzzleTexts.length(pattern.length);
  if (![...pattern].every((letter, index) => letter === GAP || letter === word[index])) return wordPuzzleTexts.pattern;
  return isWord || answers.includes(word) ? undefined : wordPuzzleTexts.unknown;
}

function find(state: WordPuzzleState, word: string): Played<WordPuzzleState> {
  const ofThis = [...(state.found[state.at] ?? []), word];
  const next = { ...state, found: state.found.with(state.at, ofThis) };
  const points = word.length * POINTS_A_LETTER;
  if (ofThis.length === TO_FIND) return solve(next, points + COMPLETION_BONUS, ofThis.join(', '), wordPuzzleTexts.solved);
  return {
    state: { ...next, score: state.score + points },
    verdict: { kind: 'right', text: wordPuzzleTexts.right(TO_FIND - ofThis.length), points },
  };
}
