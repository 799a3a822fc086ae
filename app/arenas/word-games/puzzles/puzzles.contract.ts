import * as z from 'zod/mini';
import { verdict } from '../games/game.contract';

/** Most bytes of a move. */
export const PUZZLE_BYTES = 1024;

/** The body of POST /word-games/puzzles/{puzzleId}/moves. */
export const sentPuzzleMove = z.strictObject({
  /** From 1, one more for each move of the puzzle; the same number sent again counts once. */
  number: z.int(),
  /** By the contract of its game; or a hint; or a skip, which gives the puzzle up. */
  move: z.unknown(),
});
export type SentPuzzleMove = z.output<typeof sentPuzzleMove>;

const moved = z.object({ before: z.number(), after: z.number() });

/** How a puzzle ended. */
const puzzleEnd = z.object({
  outcome: z.enum(['solved', 'hinted', 'missed']),
  /** Why it moved no rating: it had been missed before, or was answered too fast. */
  unrated: z.optional(z.enum(['again', 'too-fast'])),
  /** Both ratings, in points. */
  own: moved,
  item: moved,
  /** What its words mean. */
  words: z.array(z.object({ word: z.string(), part: z.string(), definition: z.string() })),
});
export type PuzzleEnd = z.output<typeof puzzleEnd>;

/** The answer to a move. */
export const puzzleAnswer = z.object({
  number: z.int(),
  verdict,
  /** By the contract of its game. */
  view: z.unknown(),
  /** The hint that was asked for. */
  hint: z.optional(z.string()),
  end: z.optional(puzzleEnd),
});
export type PuzzleAnswer = z.output<typeof puzzleAnswer>;
