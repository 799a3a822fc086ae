import * as z from 'zod/mini';
import { answer, letters, onPuzzle, puzzle, words } from '../game.contract';

export const wordAssociationContract = {
  move: z.discriminatedUnion('type', [answer, onPuzzle('hint'), onPuzzle('skip')]),
  view: z.object({
    puzzle,
    words,
    /** The revealed letters of the answer. */
    letters,
    hintsLeft: z.int(),
    /** Points for a right answer now. */
    worth: z.int(),
  }),
};
export type AssociationMove = z.output<typeof wordAssociationContract.move>;
export type AssociationView = z.output<typeof wordAssociationContract.view>;
