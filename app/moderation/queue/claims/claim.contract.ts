import { z } from 'zod';

/** The form with which a moderator takes a case, or gives it back. */
export const claimForm = z.object({ intent: z.enum(['take', 'give-back']), caseId: z.uuid() });
