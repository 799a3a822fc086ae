import { z } from 'zod';
import { invitationTexts } from '../../texts';

const MAX_NAME = 100;

/** Invites a person to the room of the page. */
export const inviteForm = z.object({
  intent: z.literal('invite'),
  name: z.string(invitationTexts.nameMissing).trim().min(1, invitationTexts.nameMissing).max(MAX_NAME, invitationTexts.unknown),
});

export type InviteFields = { name: string };
