import { z } from 'zod';

/** What a writer or a reader does with a slow room by one press. */
export const pressForm = z.object({
  intent: z.enum([
    ...(['join', 'leave', 'take', 'pass', 'close'] as const),
    ...(['let-read', 'let-read-no-more', 'end-now', 'end-not-now', 'follow', 'unfollow'] as const),
  ]),
});

/** Hands in what stands on the desk. */
export const handInForm = z.object({
  intent: z.enum(['hand-in', 'hand-in-last']),
  /** Names the submission: the same one counts once. */
  submitId: z.uuid(),
});

/** The opener of a private room removes a writer. */
export const removeForm = z.object({ intent: z.literal('remove'), person: z.uuid() });

export type Press = z.output<typeof pressForm>['intent'];
