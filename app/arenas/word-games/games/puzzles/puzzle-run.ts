import { refuse } from '../moves';
import type { Played, ScoredState } from '../word-game';

/** Share of a run's puzzles that must be solved for its bonus, in per cent. */
const PERCENT_FOR_BONUS = 80;

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

/** Whether all puzzles were played and enough of them solved for the bonus. A skipped one counts like one that was lost. */
export function isUsedUp(run: PuzzleRun<unknown> & { lost?: readonly number[] }): boolean {
  const { puzzles, skipped, lost = [] } = run;
  const right = puzzles.length - skipped.length - lost.length;
  return isRunOver(run) && right * 100 >= puzzles.length * PERCENT_FOR_BONUS;
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

/** Like `skip`, where the puzzle had a clue, which may be disputed. */
export function skipClue<State extends PuzzleRun<unknown>>(state: State, answer: string): Played<State> {
  const { state: next, verdict } = skip(state, answer);
  return { state: next, verdict: { ...verdict, dispute: 'unfair' } };
}

/** Whether a move is for a puzzle that is over: what was sent before its end arrives after it, as without a connection. */
export function isLate(run: PuzzleRun<unknown>, { puzzle }: { puzzle?: number | undefined }): boolean {
  return puzzle !== undefined && puzzle !== run.at;
}

/** The outcome of such a move: nothing changes, and the verdict on the puzzle that it came too late for stays. */
export function refuseLate<State extends ScoredState>(state: State): Played<State> {
  const { verdict } = refuse(state, 'That puzzle is over.');
  return { state, verdict: { ...verdict, quiet: true } };
}

/** The outcome of a move when nothing is left to play. */
export function refuseAtEnd<State extends ScoredState>(state: State): Played<State> {
  return refuse(state, 'All puzzles of this run are done.');
}
