import * as z from 'zod/mini';

/** Most bytes of a request. */
export const SUMMARY_BYTES = 512;

/** The body of POST /word-games/runs/{runId}/summary. */
export const askedSummary = z.strictObject({
  /** Proves that it comes from the page that received the run. */
  key: z.string(),
});
export type AskedSummary = z.output<typeof askedSummary>;

const words = z.array(z.string());

/** What a finished run was, from what is stored of it. */
export const runSummary = z.object({
  /** The puzzles that the player met, in order. */
  tiles: z.array(
    z.object({
      outcome: z.enum(['solved', 'missed', 'skipped', 'open']),
      /** What was asked, where the answers alone do not say it. */
      asked: z.optional(z.string()),
      found: words,
      missing: words,
    }),
  ),
  /** The words met that the lexicon describes. */
  words: z.array(
    z.object({
      word: z.string(),
      part: z.string(),
      definition: z.string(),
      /** Whether it is among the player's own words; undefined for a guest, who has none. */
      kept: z.optional(z.boolean()),
    }),
  ),
  /** How the player typed, in Word Speed Typing. */
  typing: z.optional(
    z.object({
      /** Right words a minute in each stretch of `seconds`. */
      speeds: z.array(z.number()),
      seconds: z.number(),
      /** In per cent. */
      accuracy: z.number(),
      /** From 0 to 100; undefined when too little was typed to tell. */
      consistency: z.optional(z.number()),
    }),
  ),
});
export type RunSummary = z.output<typeof runSummary>;
