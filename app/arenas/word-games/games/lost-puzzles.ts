import type { PuzzleRun } from './puzzle-run';
import type { Played } from './word-game';

/** A run whose puzzles can also be played to their end without being solved. */
export interface LosingRun<Puzzle> extends PuzzleRun<Puzzle> {
  /** Places of the puzzles that were lost. */
  lost: readonly number[];
}

/** Ends the puzzle as lost, shows its answer and goes on to the next one. */
export function lose<State extends LosingRun<unknown>>(state: State, answer: string, text: string): Played<State> {
  return {
    state: { ...state, at: state.at + 1, lost: [...state.lost, state.at] },
    verdict: { kind: 'wrong', text, points: 0, answer },
  };
}

/** The puzzles that the player met and did not solve: those lost or skipped, and the one being played. */
export function unfoundPuzzles<Puzzle>({ puzzles, at, skipped, lost }: LosingRun<Puzzle>): Puzzle[] {
  return puzzles.filter((_, place) => place === at || skipped.includes(place) || lost.includes(place));
}
