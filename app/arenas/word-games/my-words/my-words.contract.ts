import * as z from 'zod/mini';

/** Most bytes of a request. */
export const MY_WORDS_BYTES = 256;

/** The body of POST /word-games/my-words: keeps a word of the lexicon, or forgets it. */
export const sentWord = z.strictObject({ word: z.string(), kept: z.boolean() });
export type SentWord = z.output<typeof sentWord>;

/** The answer: whether the word is kept now, and what to tell the player. */
export const wordAnswer = z.object({ kept: z.boolean(), text: z.string() });
export type WordAnswer = z.output<typeof wordAnswer>;
