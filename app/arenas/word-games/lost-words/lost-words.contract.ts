import * as z from 'zod/mini';
import { practiceAnswer } from '../practice/practice.contract';

/** What a word means, once it has been asked for. */
const learnedWord = z.object({
  word: z.string(),
  part: z.string(),
  definition: z.string(),
  /** A sentence with it, where the lexicon has one. */
  example: z.optional(z.string()),
  known: z.boolean(),
  wonBack: z.boolean(),
});
export type LearnedWord = z.output<typeof learnedWord>;

/** The answer to a move of a practice of words that got away. */
export const lostWordAnswer = z.extend(practiceAnswer, { learned: z.optional(learnedWord) });
export type LostWordAnswer = z.output<typeof lostWordAnswer>;
