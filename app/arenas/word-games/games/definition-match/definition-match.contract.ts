import * as z from 'zod/mini';
import { onPuzzle, puzzle, puzzles, words } from '../game.contract';

export const definitionMatchContract = {
  move: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('choose'), question: z.int(), option: z.int() }), onPuzzle('skip')]),
  view: z.object({ puzzle, puzzles, definition: z.string(), part: z.string(), options: words }),
};
export type DefinitionMatchMove = z.output<typeof definitionMatchContract.move>;
export type DefinitionMatchView = z.output<typeof definitionMatchContract.view>;
