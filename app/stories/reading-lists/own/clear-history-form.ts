import * as z from 'zod';

/** The form that forgets all that somebody has read. */
export const clearHistoryForm = z.object({ intent: z.literal('clear-history') });
