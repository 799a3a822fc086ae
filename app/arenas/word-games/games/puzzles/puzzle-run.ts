import { refuse } from '../moves';
import type { Played, ScoredState } from '../word-game';

/** A run through puzzles played one after the other. */
export interface PuzzleRun<Puzzle> extends ScoredState {
  puzzles: readonly Puzzle[];
  /** Index of the current puzzle; past the last one when all are done. */
  at: number;
  /** Indexes of the puzzles left unsolved. */
  skipped: readonly number[];
}

/** A run at its start. */
export function newRun<Puzzle>(puzzles: readonly Puzzle[]): PuzzleRun<Puzzle> {
  return { score: 0, puzzles, at: 0, skipped: [] };
}

/** The current puzzle; undefined when all are done. */
export function currentPuzzle<Puzzle>(run: PuzzleRun<Puzzle>): Puzzle | undefined {
  return run.puzzles[run.at];
}

export function isRunOver(run: PuzzleRun<unknown>): boolean {
  return run.at >= run.puzzles.length;
}

/** Whether every dealt puzzle was solved. */
export function isUsedUp(run: PuzzleRun<unknown>): boolean {
  return isRunOver(run) && run.skipped.length === 0;
}

/** The puzzles that the player met and did not solve: those skipped, and the current one. */
export function unsolvedPuzzles<Puzzle>(run: PuzzleRun<Puzzle>): Puzzle[] {
  return run.puzzles.filter((_, index) => index === run.at || run.skipped.includes(index));
}

/** Ends the puzzle as solved and moves on to the next one. */
export function solve<State extends PuzzleRun<unknown>>(state: State, points: number, answer: string, text = 'Correct!'): Played<State> {
  return {
    state: { ...state, score: state.score + points, at: state.at + 1 },
    verdict: { kind: 'right', text, points, answer },
  };
}

/** Leaves the puzzle, shows its answer and moves on to the next one. */
export function skip<State extends PuzzleRun<unknown>>(state: State, answer: string): Played<State> {
  return {
    state: { ...state, at: state.at + 1, skipped: [...state.skipped, state.at] },
    verdict: { kind: 'told', text: `The answer: ${answer}.`, points: 0, answer },
  };
}

/** The outcome of a move when nothing is left to play. */
export function refuseAtEnd<State extends ScoredState>(state: State): Played<State> {
  return refuse(state, 'All puzzles of this run are done.');
}
