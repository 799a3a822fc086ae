import { z } from 'zod';
import { profileForm } from '../forms';

const pen = { pen: z.uuid() };
const fields = {
  takesInvitations: z
    .literal('on')
    .optional()
    .transform((on) => on === 'on'),
};

/** The forms of the page of pen names, as the server parses them: form field `intent`. */
export const makePenForm = profileForm.extend({ intent: z.literal('make'), ...fields });
export const savePenForm = profileForm.extend({ intent: z.literal('save'), ...pen, ...fields });
export const retirePenForm = z.object({ intent: z.enum(['retire', 'restore']), ...pen });
