import * as z from 'zod/mini';
import { letters, onPuzzle, puzzle, puzzles, words } from '../game.contract';

/** The longest guess of a letter, in characters: it is stored as typed. */
const LONGEST_GUESS = 10;

export const wordGuessContract = {
  move: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('guess'),
      puzzle: z.number(),
      letter: z.string().check(z.overwrite((typed) => typed.slice(0, LONGEST_GUESS))),
    }),
    onPuzzle('skip'),
  ]),
  view: z.object({
    puzzle,
    puzzles,
    hint: z.string(),
    /** Present once the player has guessed wrong three times. */
    definition: z.optional(z.string()),
    letters,
    right: words,
    wrong: words,
    mostWrong: z.int(),
  }),
};
export type WordGuessMove = z.output<typeof wordGuessContract.move>;
export type WordGuessView = z.output<typeof wordGuessContract.view>;
