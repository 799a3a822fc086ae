import { z } from 'zod';
import { adminTexts } from '../desk/texts';

const MAX_ASKED = 254;

/** Finds people by the beginning of a name, or by an address. */
export const findForm = z.object({
  intent: z.literal('find'),
  asked: z.string(adminTexts.nothingAsked).trim().min(1, adminTexts.nothingAsked).max(MAX_ASKED, adminTexts.nothingAsked),
});
