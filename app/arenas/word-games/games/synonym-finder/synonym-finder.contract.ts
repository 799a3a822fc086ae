import * as z from 'zod/mini';
import { answerOrSkip, puzzle, words } from '../game.contract';

export const synonymFinderContract = {
  move: answerOrSkip,
  view: z.object({
    puzzle,
    word: z.string(),
    part: z.string(),
    /** The meaning asked about; empty in runs from before the site showed one. */
    sense: z.string(),
    found: words,
    /** Those found that are only close. */
    foundClose: words,
    /** How many synonyms lead on to the next word. */
    needed: z.int(),
  }),
};
export type SynonymMove = z.output<typeof synonymFinderContract.move>;
export type SynonymView = z.output<typeof synonymFinderContract.view>;
