import type { Random } from '~/platform/random/random';
import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import type { AnswerMove } from '../game.contract';
import { disputableForm, type FormFacts, readAnswer, refuse, wrong } from '../moves';
import { type Played, puzzlesIn, type Round } from '../word-game';
import { dealPuzzles } from './deal-puzzles';
import { onCurrentPuzzle, type PuzzleRun, skipClue, solve, sumOf } from './puzzle-run';

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

/** The most points of a deal of such puzzles. */
export function bestForWords({ puzzles }: PuzzleRun<{ word: string }>): number {
  return sumOf(puzzles, ({ word }) => word.length * POINTS_A_LETTER);
}

/**
 * Plays a puzzle that asks for one word from a clue, worth 10 points a letter.
 * @param fits whether an answer keeps to the letters of the puzzle.
 * @param facts of the typed text: one that fits and is in the dictionary answers the puzzle too.
 */
export function playForWord<Puzzle extends { word: string }, State extends PuzzleRun<Puzzle>>(
  state: State & PuzzleRun<Puzzle>,
  move: AnswerMove | { type: 'skip'; puzzle?: number | undefined },
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
