import * as z from 'zod/mini';

/** Most bytes of a request. */
export const DISPUTE_BYTES = 1_024;

/** What of a run is disputed: the verdict on a move, or one of the answers missed in it. */
const disputedPart = z.discriminatedUnion('type', [
  /** @param number of the move, from 1. */
  z.strictObject({ type: z.literal('move'), number: z.int() }),
  /** @param index among the missed answers, from 0. */
  z.strictObject({ type: z.literal('missed'), index: z.int() }),
]);
export type DisputedPart = z.output<typeof disputedPart>;

/** The body of POST /word-games/runs/{runId}/disputes. */
export const sentDispute = z.strictObject({
  /** Proves that it comes from the page that received the run. */
  key: z.string(),
  part: disputedPart,
});
export type SentDispute = z.output<typeof sentDispute>;

/** The answer: thanks, or why it was not filed. */
export const disputeAnswer = z.object({ filed: z.boolean(), text: z.string() });
export type DisputeAnswer = z.output<typeof disputeAnswer>;

/** The answer to GET /word-games/runs/{runId}/disputes, of a run that is over. */
export const disputeList = z.object({
  disputes: z.array(
    z.object({
      part: disputedPart,
      kind: z.enum(['refused', 'unfair']),
      about: z.enum(['synonym', 'association', 'form', 'clue']),
      /** What it is about, as in “pal” for “friend”. */
      label: z.string(),
      /** Whether its player has filed it already. */
      filed: z.boolean(),
    }),
  ),
});
export type DisputeList = z.output<typeof disputeList>;
