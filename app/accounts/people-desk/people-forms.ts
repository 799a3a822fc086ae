import { z } from 'zod';
import { email } from '../forms';
import { DELETION_WORD, texts } from '../texts';

const playerId = z.string();

/** What administrators do for people. */
export const helpForm = z.object({ intent: z.enum(['sign-out', 'send-recovery', 'remove-factors']), playerId });
export const addressForm = z.object({ intent: z.literal('change-address'), playerId, email });
export const unbarForm = z.object({ intent: z.literal('unbar'), email });
export const eraseForm = z.object({
  intent: z.literal('erase'),
  playerId,
  stories: z.enum(['keep', 'delete'], texts.storiesChoiceMissing),
  confirmation: z
    .string(texts.confirmationMissing)
    .trim()
    .refine((value) => value.toUpperCase() === DELETION_WORD, texts.confirmationMissing),
});
