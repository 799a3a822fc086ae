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
export function earnsBonus(run: PuzzleRun<unknown> & { lost?: readonly number[] }): boolean {
  const { puzzles, skipped, lost = [] } = run;
  const right = puzzles.length - skipped.length - lost.length;
  return isRunOver(run) && right * 100 >= puzzles.length * PERCENT_FOR_BONUS;
}

/** The points of all puzzles together. */
export function sumOf<Puzzle>(puzzles: readonly Puzzle[], pointsOf: (puzzle: Puzzle) => number): number {
  return puzzles.reduce((sum, puzzle) => sum + pointsOf(puzzle), 0);
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

/**
 * Plays a move for the current puzzle. When all are done nothing changes, nor by a move for a puzzle that is over: what was sent
 * before its end arrives after it, as without a connection, and the verdict on that puzzle stays.
 * @param move with the number of its puzzle, where the page sent one.
 */
export function onCurrentPuzzle<Puzzle, State extends PuzzleRun<Puzzle>>(
  state: State & PuzzleRun<Puzzle>,
  move: { puzzle?: number | undefined },
  play: (puzzle: Puzzle) => Played<State>,
): Played<State> {
  const puzzle = currentPuzzle(state);
  if (puzzle === undefined) return refuse(state, 'All puzzles of this run are done.');
  if (move.puzzle === undefined || move.puzzle === state.at) return play(puzzle);
  const { verdict } = refuse(state, 'That puzzle is over.');
  return { state, verdict: { ...verdict, quiet: true } };
}
