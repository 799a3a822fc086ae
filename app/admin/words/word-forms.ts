import { z } from 'zod';

/** What administrators decide on a dispute. */
export const decideWordForm = z.object({
  intent: z.literal('decide-word'),
  dispute: z.coerce.number().int().positive().max(999_999_999),
  verb: z.enum(['exact', 'close', 'remove', 'keep']),
});
