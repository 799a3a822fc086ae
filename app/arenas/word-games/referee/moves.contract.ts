import * as z from 'zod/mini';
import { verdict } from '../games/game.contract';

/** Most bytes of a request: room for the longest move, the typing of a whole passage. */
export const MOVE_BYTES = 16 * 1024;

/** The body of POST /word-games/runs/{runId}/moves, and, without number and move, of POST …/end. */
export const sentMove = z.object({
  /** Proves that the move comes from the page that received the run. */
  key: z.string(),
  /** From 1, one more for each move of the run; the same number sent again counts once. */
  number: z._default(z.int(), 0),
  /** By the contract of its game. */
  move: z.optional(z.unknown()),
});
export type SentMove = z.output<typeof sentMove>;

/** The outcome of a settled run. */
const runResult = z.object({
  score: z.number(),
  /** The points of a good run of this deal; undefined in practice. */
  par: z.optional(z.number()),
  /** The keystones of its score against par, 0 to 5; undefined in practice. */
  keystones: z.optional(z.int()),
  /** In what time the set was finished, in game ms; undefined for one that was not. */
  finishedMs: z.optional(z.number()),
  /** XP gained; 0 for a guest, who has none. */
  xp: z.number(),
  /** The player's best score in this game, this run included; undefined for a guest, and in challenges and past sets. */
  best: z.optional(z.number()),
  /** The time of the best one, where its set was finished, in game ms. */
  bestMs: z.optional(z.number()),
  /** The best score under earlier rules, which no new one is compared with. */
  earlierBest: z.optional(z.number()),
  /** Whether this run set it. */
  isBest: z.boolean(),
  /** The answers that were not found. */
  unsolved: z.array(z.string()),
  /** XP and level after the run; undefined for a guest, and in challenges and past sets. */
  progress: z.optional(z.object({ xp: z.number(), level: z.number(), from: z.number(), to: z.number() })),
  /** Why the run does not count: no XP, no board, no best score; undefined for one that does. */
  fault: z.optional(z.string()),
  /** The same in a few words. */
  faultTitle: z.optional(z.string()),
  /** Whether its player had played the same puzzles before: such a run is not sent to others. */
  repeated: z.optional(z.boolean()),
  /** How many more runs of this game earn XP on the day of this one; undefined for a guest, in the daily set, and in challenges and past sets. */
  earningLeft: z.optional(z.int()),
});
export type RunResult = z.output<typeof runResult>;

/** The referee's answer to a move. */
export const moveAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['played', 'repeated']),
    number: z.int(),
    verdict,
    score: z.number(),
    /** Game milliseconds left. */
    msLeft: z.number(),
    /** By the contract of its game. */
    view: z.unknown(),
    /** Present once the run is settled. */
    result: z.optional(runResult),
  }),
  z.object({ status: z.literal('over'), text: z.string(), score: z.number(), result: runResult }),
  z.object({
    status: z.enum(['skipped', 'malformed', 'forbidden', 'unknown']),
    text: z.string(),
    nextMove: z.optional(z.int()),
  }),
]);
export type MoveAnswer = z.output<typeof moveAnswer>;

/** The answer to a request that never reached the referee. */
export const moveRefusal = z.object({ status: z.optional(z.undefined()), text: z.string() });
export type MoveRefusal = z.output<typeof moveRefusal>;
