import * as z from 'zod/mini';
import { answer, plain, words } from '../game.contract';

export const wordChainContract = {
  move: z.discriminatedUnion('type', [answer, plain('end')]),
  view: z.object({
    /** The start word and the player's words after it. */
    words,
    /** The letter that the next word must start with. */
    letter: z.string(),
    /** How many of the player's words earn the bonus. */
    wordsForBonus: z.int(),
    /** Where the chain leads to, and how many words are left for it; only in single puzzles. */
    goal: z.optional(z.object({ letter: z.string(), left: z.int() })),
  }),
};
export type WordChainMove = z.output<typeof wordChainContract.move>;
export type WordChainView = z.output<typeof wordChainContract.view>;
