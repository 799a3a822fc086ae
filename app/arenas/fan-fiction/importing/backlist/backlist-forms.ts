import { z } from 'zod';

/** The forms of the page with a player's imported works. */
export const importedWorkForm = z.object({ intent: z.enum(['publish', 'discard']), id: z.uuid() });
export const publishAllForm = z.object({ intent: z.literal('publish-all') });
