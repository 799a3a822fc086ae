import * as z from 'zod/mini';
import { answerOrSkip, letters, puzzle } from '../game.contract';

export const wordScramblerContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, letters, hint: z.string() }),
};
export type ScramblerMove = z.output<typeof wordScramblerContract.move>;
export type ScramblerView = z.output<typeof wordScramblerContract.view>;
