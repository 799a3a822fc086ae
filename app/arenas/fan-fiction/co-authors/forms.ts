import { z } from 'zod';
import { nameField } from '../author-pages/name-field';
import { coAuthorTexts as texts } from './texts';

const inviteForm = z.object({
  intent: z.literal('invite'),
  name: nameField(texts),
});
const withdrawForm = z.object({ intent: z.literal('withdraw'), person: z.uuid() });
/** An answer to an invitation. @property person the name that was asked; the account's own without it. */
const answerForm = z.object({ intent: z.enum(['accept', 'decline']), person: z.uuid().optional() });
/** One press: a farewell, or a yes to deleting it. */
const pressForm = z.object({ intent: z.enum(['leave', 'leave-unnamed', 'agree', 'disagree']) });

export const coAuthorForms = [inviteForm, withdrawForm, answerForm, pressForm] as const;
