import type { Random } from '~/platform/random/random';
import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import type { AnswerMove } from '../games.contract';
import { readAnswer, refuse, wrong } from '../moves';
import type { Played } from '../word-game';
import { dealPuzzles } from './deal-puzzles';
import { currentPuzzle, type PuzzleRun, refuseAtEnd, skip, solve } from './puzzle-run';

const POINTS_A_LETTER = 10;
const BANDS = 3;

interface WordDealing {
  lexicon: Lexicon;
  random: Random;
  seen: ReadonlySet<string>;
  /** Lengths in letters. */
  shortest: number;
  longest: number;
  count: number;
}

/** Deals words for puzzles that each ask for one word, everyday words first. */
export function dealWords({ lexicon, random, seen, shortest, longest, count }: WordDealing): TargetWord[] {
  return dealPuzzles({
    pool: lexicon.words,
    fits: ({ word }) => word.length >= shortest && word.length <= longest,
    count,
    random,
    seen,
    keyOf: ({ word }) => word,
    levelOf: ({ band }) => band,
    levels: BANDS,
  });
}

/**
 * Plays a puzzle that asks for one word, worth 10 points a letter.
 * @param alsoRight whether the typed text is another word that answers the puzzle.
 */
export function playForWord<State extends PuzzleRun<{ word: string }>>(
  state: State,
  move: AnswerMove | { type: 'skip' },
  alsoRight: boolean,
): Played<State> {
  const puzzle = currentPuzzle(state);
  if (!puzzle) return refuseAtEnd(state);
  if (move.type === 'skip') return skip(state, puzzle.word);
  const read = readAnswer(move.text);
  if ('refusal' in read) return refuse(state, read.refusal);
  const isRight = read.answer === puzzle.word || alsoRight;
  return isRight ? solve(state, puzzle.word.length * POINTS_A_LETTER, read.answer) : wrong(state);
}
