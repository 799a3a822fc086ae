import * as z from 'zod/mini';

/** Records the text on a desk from now on, or deletes what was recorded. */
export const recordForm = z.object({ intent: z.enum(['record', 'record-not']) });
