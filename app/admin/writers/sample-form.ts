import { z } from 'zod';

/** Asks the writers of this site for a sample part each. */
export const sampleForm = z.object({ intent: z.literal('sample-parts') });
