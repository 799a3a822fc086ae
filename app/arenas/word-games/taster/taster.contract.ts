import * as z from 'zod/mini';

/** Letters of each puzzle. */
export const TASTER_LETTERS = 5;
/** Most bytes of a request. */
export const TASTER_BYTES = 256;

/** The scramble that a stranger solves without an account: everything they may see of it. */
export const taster = z.object({
  /** Its number in the rotation, from 0. */
  puzzle: z.int().check(z.minimum(0)),
  letters: z.array(z.string()),
  hint: z.string(),
});
export type Taster = z.output<typeof taster>;

/** The body of POST /word-games/taster. */
export const sentTaste = z.strictObject({
  puzzle: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  answer: z.string().check(z.minLength(1), z.maxLength(TASTER_LETTERS)),
});
export type SentTaste = z.output<typeof sentTaste>;

/** The answer: whether it solves the puzzle, or a sentence why it was not judged. */
export const tasteAnswer = z.union([z.object({ right: z.boolean() }), z.object({ text: z.string() })]);
export type TasteAnswer = z.output<typeof tasteAnswer>;
