import { paceOf } from '../../fair-play/pace';
import { associationKey, type Lexicon } from '../../lexicon/lexicon';
import { disputableWord, moveReader, readAnswer, refuse, type WordFacts, wordFacts, wrong } from '../moves';
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
import { difficultyOf } from '../single-puzzles';
import { puzzlesIn, WHOLE_RUN, type WordGame } from '../word-game';
import { type AssociationMove, type AssociationView, wordAssociationContract } from './word-association.contract';

const PUZZLES_DEALT = 15;
const HINTS = 3;
const FULL_POINTS = 100;
const HINT_COSTS = 25;
const LEAST_POINTS = 25;

interface ThreeWords {
  words: readonly [string, string, string];
  answer: string;
  alsoRight: readonly string[];
}

export interface AssociationState extends PuzzleRun<ThreeWords> {
  /** Hints used in the current puzzle. */
  hints: number;
}

/** @see docs/product/letter-and-meaning-games.md */
export const wordAssociation: WordGame<AssociationState, AssociationMove, AssociationView, WordFacts> = {
  title: 'Word Association',
  description: 'Find the one word that goes with all three.',
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.2,
  pace: paceOf('right', 800, 500),
  disputedAs: 'association',
  readMove: moveReader(wordAssociationContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const pool = lexicon.associations.filter(isLongEnough);
    return threeWords(dealPuzzles({ pool, count: puzzlesIn(round, PUZZLES_DEALT), random, seen, keyOf }));
  },

  best: ({ puzzles }) => puzzles.length * FULL_POINTS,
  puzzleKeys: ({ puzzles }) => puzzles.map(keyOf),

  view(state) {
    const puzzle = currentPuzzle(state);
    return {
      puzzle: state.at,
      words: puzzle?.words ?? [],
      letters: [...(puzzle?.answer ?? '')].map((letter, index) => (index < state.hints ? letter : '')),
      hintsLeft: HINTS - state.hints,
      worth: worth(state.hints),
    };
  },

  lookUp: (_state, move, lexicon) => wordFacts(move, lexicon),

  play(state, move, _time, facts) {
    return onCurrentPuzzle(state, move, (puzzle) => {
      if (move.type === 'skip') return skip({ ...state, hints: 0 }, puzzle.answer);
      if (move.type === 'hint') return hint(state, puzzle);
      const read = readAnswer(move.text);
      if ('refusal' in read) return refuse(state, read.refusal);
      const isRight = read.answer === puzzle.answer || puzzle.alsoRight.includes(read.answer);
      if (isRight) return solve({ ...state, hints: 0 }, worth(state.hints), read.answer);
      return disputableWord(wrong(state), read.answer, facts);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).map(({ words, answer }) => `${words.join(', ')}: ${answer}`),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ words, answer, alsoRight }) => ({ ask: words.join(', '), answers: [answer, ...alsoRight], words: [answer] })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
    question: (state) => currentPuzzle(state)?.words.join(', ') ?? '',
  },

  single: {
    mostWrong: 5,
    giveUp: { type: 'skip' },
    all: (lexicon) =>
      lexicon.associations.filter(isLongEnough).map((puzzle) => ({ key: keyOf(puzzle), difficulty: difficulty(puzzle, lexicon) })),
    ask(key, { associations }) {
      const puzzle = associations.find((each) => keyOf(each) === key);
      return puzzle && threeWords([puzzle]);
    },
  },
};

/** Hints never give the whole answer away: it has at least one letter more than there are hints. */
function isLongEnough({ answer }: ThreeWords): boolean {
  return answer.length > HINTS;
}

function threeWords(puzzles: readonly ThreeWords[]): AssociationState {
  return { ...newRun(puzzles.map(({ words, answer, alsoRight }) => ({ words, answer, alsoRight }))), hints: 0 };
}

function difficulty({ answer, alsoRight }: ThreeWords, lexicon: Pick<Lexicon, 'entry'>): number {
  return difficultyOf(1_550, lexicon.entry(answer)?.band ?? 2, -60 * Math.min(alsoRight.length, 4));
}

function keyOf({ words }: Pick<ThreeWords, 'words'>): string {
  return associationKey(words);
}

function worth(hintsUsed: number): number {
  return Math.max(FULL_POINTS - HINT_COSTS * hintsUsed, LEAST_POINTS);
}

function hint(state: AssociationState, { answer }: ThreeWords) {
  if (state.hints >= HINTS) return refuse(state, 'There are no more hints for this one.');
  const revealed = answer.slice(0, state.hints + 1).toUpperCase();
  const text = `It starts with ${[...revealed].join(', ')}.`;
  return { state: { ...state, hints: state.hints + 1 }, verdict: { kind: 'told' as const, text, points: 0 } };
}
