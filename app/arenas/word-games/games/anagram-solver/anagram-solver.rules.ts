import { paceOf } from '../../fair-play/pace';
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
  unsolvedPuzzles,
} from '../puzzles/puzzle-run';
import { areAnagrams, sortedLetters } from '../puzzles/same-letters';
import { singleTexts } from '../single-puzzles';
import { puzzlesIn, WHOLE_RUN, type WordGame } from '../word-game';
import { type AnagramMove, type AnagramView, anagramSolverContract } from './anagram-solver.contract';

const PUZZLES_DEALT = 10;
const POINTS = 100;
/** The longest easy word, and the longest medium one, in letters. */
const EASY_LETTERS = 4;
const MIDDLING_LETTERS = 6;

interface AnagramOf {
  word: string;
  answers: readonly string[];
}

export type AnagramState = PuzzleRun<AnagramOf>;

/** @see docs/product/letter-and-meaning-games.md */
export const anagramSolver: WordGame<AnagramState, AnagramMove, AnagramView, FormFacts> = {
  title: 'Anagram Solver',
  description: 'Make another word of the same letters.',
  seconds: 180,
  xpMultiplier: 1.3,
  bonus: 1.2,
  pace: paceOf('right', 650, 400),
  readMove: moveReader(anagramSolverContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const puzzles = dealPuzzles({ pool: lexicon.anagrams, count: puzzlesIn(round, PUZZLES_DEALT), random, seen, keyOf, levelOf });
    return newRun(puzzles.map(({ word, answers }) => ({ word, answers })));
  },

  best: ({ puzzles }) => puzzles.length * POINTS,
  puzzleKeys: ({ puzzles }) => puzzles.map(keyOf),

  view: (state) => ({ puzzle: state.at, word: currentPuzzle(state)?.word ?? '' }),

  lookUp(state, move, lexicon) {
    const puzzle = currentPuzzle(state);
    const answer = answerIn(move);
    return formFacts(puzzle && answer && areAnagrams(answer, puzzle.word) ? answer : undefined, lexicon);
  },

  play(state, move, _time, facts) {
    return onCurrentPuzzle(state, move, (puzzle) => {
      if (move.type === 'skip') return skip(state, puzzle.answers.join(', '));
      const read = readAnswer(move.text);
      if ('refusal' in read) return refuse(state, read.refusal);
      if (read.answer === puzzle.word) return refuse(state, 'That is the word itself. Find another one.');
      const isRight = puzzle.answers.includes(read.answer) || facts?.isWord === true;
      if (isRight) return solve(state, POINTS, read.answer);
      return areAnagrams(read.answer, puzzle.word) ? disputableForm(wrong(state), read.answer, facts) : wrong(state);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).map(({ word, answers }) => `${word}: ${answers.join(', ')}`),

  asked: {
    puzzles: ({ puzzles }) => puzzles.map(({ word, answers }) => ({ ask: word, answers, words: [word, ...answers] })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
    question: (state) => currentPuzzle(state)?.word ?? '',
  },

  single: {
    mostWrong: 3,
    giveUp: { type: 'skip' },
    all: ({ anagrams }) => anagrams.map((puzzle) => ({ key: keyOf(puzzle), difficulty: difficulty(puzzle) })),
    ask(key, { anagrams }) {
      const puzzle = anagrams.find((each) => keyOf(each) === key);
      return puzzle && newRun([{ word: puzzle.word, answers: puzzle.answers }]);
    },
    hint(state) {
      const [answer] = currentPuzzle(state)?.answers ?? [];
      return answer && singleTexts.startsWith(answer.charAt(0));
    },
  },
};

/** Long words have few anagrams, which are hard to see; each further answer makes one easier. */
function difficulty({ word, answers }: AnagramOf): number {
  return 1_250 + 110 * (word.length - EASY_LETTERS) - 60 * (answers.length - 1);
}

/** Anagrams of each other are one puzzle, as one gives away the answer to the other. */
function keyOf({ word }: AnagramOf): string {
  return sortedLetters(word);
}

function levelOf({ word }: AnagramOf): number {
  return word.length <= EASY_LETTERS ? 1 : word.length <= MIDDLING_LETTERS ? 2 : 3;
}
