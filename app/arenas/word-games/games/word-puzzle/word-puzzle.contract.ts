import * as z from 'zod/mini';
import { answerOrSkip, puzzle, puzzles, words } from '../game.contract';

export const wordPuzzleContract = {
  move: answerOrSkip,
  view: z.object({
    puzzle,
    puzzles,
    /** Letters, and '_' for each hidden one. */
    pattern: z.string(),
    found: words,
    toFind: z.int(),
  }),
};
export type WordPuzzleMove = z.output<typeof wordPuzzleContract.move>;
export type WordPuzzleView = z.output<typeof wordPuzzleContract.view>;
