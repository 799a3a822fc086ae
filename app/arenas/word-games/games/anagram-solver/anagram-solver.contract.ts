import * as z from 'zod/mini';
import { answerOrSkip, puzzle } from '../game.contract';

export const anagramSolverContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, word: z.string() }),
};
export type AnagramMove = z.output<typeof anagramSolverContract.move>;
export type AnagramView = z.output<typeof anagramSolverContract.view>;
