import type { Random } from '~/platform/random/random';
import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import type { AnswerMove } from '../game.contract';
import { answerIn, disputableForm, type FormFacts, formFacts, readAnswer, refuse, wrong } from '../moves';
import { type Played, puzzlesIn, type Round, type WordGame } from '../word-game';
import { dealPuzzles } from './deal-puzzles';
import {
  currentPuzzle,
  earnsBonus,
  isRunOver,
  onCurrentPuzzle,
  type PuzzleRun,
  skipClue,
  solve,
  sumOf,
  unsolvedPuzzles,
} from './puzzle-run';

const POINTS_A_LETTER = 10;
const BANDS = 3;

interface WordDealing {
  lexicon: Lexicon;
  random: Random;
  seen: ReadonlySet<string>;
  /** Lengths in letters. */
  shortest: number;
  longest: number;
  /** Those of an ordinary run. */
  count: number;
  round: Round;
}

/** Deals words for puzzles that each ask for one word, everyday words first. */
export function dealWords({ lexicon, random, seen, shortest, longest, count, round }: WordDealing): TargetWord[] {
  return dealPuzzles({
    pool: lexicon.words,
    fits: ({ word }) => word.length >= shortest && word.length <= longest,
    count: puzzlesIn(round, count),
    random,
    seen,
    keyOf: ({ word }) => word,
    levelOf: ({ band }) => band,
    levels: BANDS,
    easy: round.easy,
  });
}

type WordMove = AnswerMove | { type: 'skip'; puzzle?: number | undefined };

/**
 * What games share whose puzzles each ask for one word.
 * @param fits whether an answer keeps to the letters of the puzzle.
 */
export function playedByWords<Puzzle extends { word: string }, Move extends WordMove>(fits: (answer: string, puzzle: Puzzle) => boolean) {
  return {
    best: bestForWords,
    puzzleKeys: ({ puzzles }) => puzzles.map(({ word }) => word),
    lookUp(state, move, lexicon) {
      const puzzle = currentPuzzle(state);
      const answer = answerIn(move);
      return formFacts(puzzle && answer && fits(answer, puzzle) ? answer : undefined, lexicon);
    },
    play: (state, move, _time, facts) => playForWord(state, move, { fits, facts }),
    isOver: isRunOver,
    earnsBonus,
    unsolved: (state) => unsolvedPuzzles(state).map(({ word }) => word),
  } satisfies Partial<WordGame<PuzzleRun<Puzzle>, Move, unknown, FormFacts>>;
}

/** The most points of a deal of such puzzles. */
function bestForWords({ puzzles }: PuzzleRun<{ word: string }>): number {
  return sumOf(puzzles, ({ word }) => word.length * POINTS_A_LETTER);
}

/**
 * Plays a puzzle that asks for one word from a clue, worth 10 points a letter.
 * @param fits whether an answer keeps to the letters of the puzzle.
 * @param facts of the typed text: one that fits and is in the dictionary answers the puzzle too.
 */
export function playForWord<Puzzle extends { word: string }, State extends PuzzleRun<Puzzle>>(
  state: State & PuzzleRun<Puzzle>,
  move: WordMove,
  { fits, facts }: { fits(answer: string, puzzle: Puzzle): boolean; facts: FormFacts | undefined },
): Played<State> {
  return onCurrentPuzzle(state, move, (puzzle) => {
    if (move.type === 'skip') return skipClue(state, puzzle.word);
    const read = readAnswer(move.text);
    if ('refusal' in read) return refuse(state, read.refusal);
    const isRight = read.answer === puzzle.word || facts?.isWord === true;
    if (isRight) return solve(state, puzzle.word.length * POINTS_A_LETTER, read.answer);
    return fits(read.answer, puzzle) ? disputableForm(wrong(state), read.answer, facts) : wrong(state);
  });
}
