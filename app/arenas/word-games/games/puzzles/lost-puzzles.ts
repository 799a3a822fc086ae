import type { Played } from '../word-game';
import type { PuzzleRun } from './puzzle-run';

/** A run whose puzzles can also be lost: played to their end without being solved. */
export interface LosingRun<Puzzle> extends PuzzleRun<Puzzle> {
  /** Indexes of the lost puzzles. */
  lost: readonly number[];
}

/** Ends the puzzle as lost, shows its answer, whose clue may be disputed, and moves on to the next one. */
export function lose<State extends LosingRun<unknown>>(state: State, answer: string, text: string): Played<State> {
  return {
    state: { ...state, at: state.at + 1, lost: [...state.lost, state.at] },
    verdict: { kind: 'wrong', text, points: 0, answer, dispute: 'unfair' },
  };
}

/** The puzzles that the player met and did not solve: those lost or skipped, and the current one. */
export function unfoundPuzzles<Puzzle>({ puzzles, at, skipped, lost }: LosingRun<Puzzle>): Puzzle[] {
  return puzzles.filter((_, index) => index === at || skipped.includes(index) || lost.includes(index));
}
