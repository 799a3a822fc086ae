import * as z from 'zod/mini';
import { verdict } from '../games/game.contract';

/** Most bytes of a request: a sealed state and a move. */
export const PRACTICE_BYTES = 64 * 1024;

/** The body of POST /word-games/practice. */
export const sentPractice = z.strictObject({
  /** The practice as the last answer gave it. */
  token: z.string(),
  /** By the contract of its game, or a skip, which shows the answer. */
  move: z.unknown(),
});
export type SentPractice = z.output<typeof sentPractice>;

/** The answer to a move; to anything else it is null. */
export const practiceAnswer = z.object({
  token: z.string(),
  verdict,
  /** By the contract of its game. */
  view: z.unknown(),
  /** Whether nothing is left to play. */
  over: z.boolean(),
  /** The answers that were not found. */
  unsolved: z.array(z.string()),
});
export type PracticeAnswer = z.output<typeof practiceAnswer>;
