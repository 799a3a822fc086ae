import * as z from 'zod/mini';

/** Most characters of a text that is recorded: a story's. */
export const MAX_RECORDED_TEXT = 200_000;
/** The longest time that a step can have, in ms. */
export const LONGEST_MS = 86_400_000;
/** Most steps in one batch: far more than come between two. */
const MAX_STEPS = 600;

const count = z.int().check(z.minimum(0), z.maximum(MAX_RECORDED_TEXT));

/** The body of a request to /creative-writing/{storyId}/recording: what changed since the last one. */
export const recordingBatch = z.object({
  writerId: z.uuid(),
  /** The page that records; another one has to say what it starts from. */
  pageId: z.uuid(),
  /** The number of the batch on this page, from 0. */
  number: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** The text before the first step, when the server asks for it. */
  start: z.optional(z.string().check(z.maxLength(MAX_RECORDED_TEXT))),
  steps: z
    .array(
      z.object({
        ms: z.int().check(z.minimum(0), z.maximum(LONGEST_MS)),
        at: count,
        removed: count,
        text: z.string().check(z.maxLength(MAX_RECORDED_TEXT)),
        pasted: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_STEPS)),
});

export type RecordingBatch = z.output<typeof recordingBatch>;

/** The answer. restart: send this batch again with `start`. over: nothing more is recorded, as the session ended or the recording is full. */
export const recordingAnswer = z.object({ status: z.enum(['taken', 'restart', 'over']) });
export type RecordingAnswer = z.output<typeof recordingAnswer>;
