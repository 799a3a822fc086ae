import type { AnswerMove } from '../../../games/game.contract';
import type { LosingRun } from '../../../games/puzzles/lost-puzzles';
import type { PuzzleRun } from '../../../games/puzzles/puzzle-run';
import type { Played } from '../../../games/word-game';

// How runs through puzzles were played when earlier rules were in force. Nothing here calls the games of today: what is changed there
// must not change what was played. Only the shapes of states and verdicts are shared.

/** The longest answer, in characters. */
const LONGEST_ANSWER = 64;
const PERCENT_FOR_BONUS = 80;

/** An answer ready for comparing, or why it cannot be judged. */
export function readAnswer(text: string): { answer: string } | { refusal: string } {
  if (text.length > LONGEST_ANSWER) return { refusal: 'That is too long for an answer.' };
  const answer = text.trim().toLowerCase();
  return answer ? { answer } : { refusal: 'Type an answer first.' };
}

/** The answer of a move; undefined when it has none that can be judged. */
export function answerIn(move: AnswerMove | { type: string }): string | undefined {
  if (!('text' in move)) return undefined;
  const read = readAnswer(move.text);
  return 'answer' in read ? read.answer : undefined;
}

/** A move that changes nothing, with the reason. */
export function refuse<State>(state: State, text: string): Played<State> {
  return { state, verdict: { kind: 'refused', text, points: 0 } };
}

/** A wrong attempt, which may be disputed if it could be a word. */
export function wrongAnswer<State>(state: State, text: string, answer: string): Played<State> {
  const verdict = { kind: 'wrong', text, points: 0 } as const;
  return { state, verdict: /^[a-z]{2,32}$/.test(answer) ? { ...verdict, dispute: 'refused' } : verdict };
}

/** The current puzzle; undefined when all are done. */
export function currentPuzzle<Puzzle>(run: PuzzleRun<Puzzle>): Puzzle | undefined {
  return run.puzzles[run.at];
}

export function isRunOver(run: PuzzleRun<unknown>): boolean {
  return run.at >= run.puzzles.length;
}

/** Whether all puzzles were played and 80 % of them solved. */
export function earnsBonus(run: PuzzleRun<unknown> & { lost?: readonly number[] }): boolean {
  const { puzzles, skipped, lost = [] } = run;
  const right = puzzles.length - skipped.length - lost.length;
  return isRunOver(run) && right * 100 >= puzzles.length * PERCENT_FOR_BONUS;
}

/** The puzzles that the player met and did not solve. */
export function unsolvedPuzzles<Puzzle>({ puzzles, at, skipped, lost = [] }: PuzzleRun<Puzzle> & { lost?: readonly number[] }): Puzzle[] {
  return puzzles.filter((_, index) => index === at || skipped.includes(index) || lost.includes(index));
}

/** Ends the puzzle as solved. */
export function solve<State extends PuzzleRun<unknown>>(state: State, points: number, answer: string, text = 'Correct!'): Played<State> {
  return {
    state: { ...state, score: state.score + points, at: state.at + 1 },
    verdict: { kind: 'right', text, points, answer },
  };
}

/** Leaves the puzzle and shows its answer. */
export function skip<State extends PuzzleRun<unknown>>(state: State, answer: string): Played<State> {
  return {
    state: { ...state, at: state.at + 1, skipped: [...state.skipped, state.at] },
    verdict: { kind: 'told', text: `The answer: ${answer}.`, points: 0, answer },
  };
}

/** Ends the puzzle as lost. */
export function lose<State extends LosingRun<unknown>>(state: State, answer: string, text: string): Played<State> {
  return {
    state: { ...state, at: state.at + 1, lost: [...state.lost, state.at] },
    verdict: { kind: 'wrong', text, points: 0, answer, dispute: 'unfair' },
  };
}

/** Plays a move for the current puzzle; one for another puzzle, or after the last one, changes nothing. */
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
