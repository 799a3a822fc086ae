import * as z from 'zod/mini';
import { answerOrSkip, puzzle } from '../game.contract';

export const wordCompletionContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, pattern: z.string(), part: z.string(), definition: z.string() }),
};
export type CompletionMove = z.output<typeof wordCompletionContract.move>;
export type CompletionView = z.output<typeof wordCompletionContract.view>;
