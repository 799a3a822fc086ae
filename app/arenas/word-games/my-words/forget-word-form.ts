import * as z from 'zod';

/** The form that takes a word from a player's own. */
export const forgetWordForm = z.object({ word: z.string() });
