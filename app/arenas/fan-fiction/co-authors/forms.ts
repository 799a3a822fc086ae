import { z } from 'zod';
import { nameField } from '../author-pages/name-field';
import { coAuthorTexts as texts } from './texts';

const inviteForm = z.object({
  intent: z.literal('invite'),
  name: nameField(texts),
});
const withdrawForm = z.object({ intent: z.literal('withdraw'), person: z.uuid() });
/** One press: an answer to an invitation, a farewell, or a yes to deleting it. */
const pressForm = z.object({ intent: z.enum(['accept', 'decline', 'leave', 'leave-unnamed', 'agree', 'disagree']) });

export const coAuthorForms = [inviteForm, withdrawForm, pressForm] as const;
