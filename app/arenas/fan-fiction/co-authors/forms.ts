import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';
import { coAuthorTexts as texts } from './texts';

/** The longest name that is looked for, in characters. */
const MAX_NAME = 100;

const inviteForm = z.object({
  intent: z.literal('invite'),
  name: z.string(texts.nameMissing).transform(printableLine).pipe(z.string().min(1, texts.nameMissing).max(MAX_NAME, texts.unknown)),
});
const withdrawForm = z.object({ intent: z.literal('withdraw'), person: z.uuid() });
/** One press: an answer to an invitation, a farewell, or a yes to deleting it. */
const pressForm = z.object({ intent: z.enum(['accept', 'decline', 'leave', 'leave-unnamed', 'agree', 'disagree']) });

export const coAuthorForms = [inviteForm, withdrawForm, pressForm] as const;
export const coAuthorIntents = ['invite', 'withdraw', ...pressForm.shape.intent.options];
