import { z } from 'zod';
import { texts } from '~/accounts/texts';

/** The form that names a moderator, and the one that takes the role away. */
export const nameForm = z.object({ intent: z.literal('name-moderator'), name: z.string(texts.nobodyOfThatName).trim().min(1).max(100) });
export const removeForm = z.object({ intent: z.literal('remove-moderator'), playerId: z.uuid() });

export type NameFields = { name: string };
