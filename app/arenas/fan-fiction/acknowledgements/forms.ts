import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';
import { sourceKinds } from '~/stories/acknowledgements/acknowledgement.tables';
import { nameField } from '../author-pages/name-field';
import { MOST_THANKED } from './acknowledgements';
import { MAX_ADDRESS } from './source-address';
import { sourceTexts, acknowledgementTexts as texts } from './texts';

/** The most characters of the title of a page elsewhere. */
const MAX_TITLE = 200;

/** Names a person whom the story is for. */
const giveForm = z.object({ intent: z.literal('give'), name: nameField(texts) });
/** Asks those who are ticked whether the story may thank them. */
const thankForm = z.object({
  intent: z.literal('thank'),
  people: z.array(z.uuid(), texts.nobodyTicked).min(1, texts.nobodyTicked).max(MOST_THANKED, texts.tooManyTicked),
});
/** Takes a person's name off the story. */
const takeOffForm = z.object({ intent: z.enum(['take-gift-back', 'take-thanks-back']), person: z.uuid() });
/** Says what the story comes from. */
const sourceForm = z.object({
  intent: z.literal('add-source'),
  kind: z.enum(sourceKinds, sourceTexts.kindMissing),
  address: z
    .string(sourceTexts.addressMissing)
    .transform(printableLine)
    .refine((typed) => typed.length > 0, sourceTexts.addressMissing)
    .refine((typed) => typed.length <= MAX_ADDRESS, sourceTexts.notNamed),
  // Not piped: a field that is left empty would count as missing.
  title: z
    .string()
    .default('')
    .transform(printableLine)
    .refine((typed) => typed.length <= MAX_TITLE, sourceTexts.titleTooLong),
});
const takeSourceOffForm = z.object({ intent: z.literal('take-source-off'), source: z.uuid() });

/** What authors do on the page of their story. */
export const acknowledgementForms = [giveForm, thankForm, takeOffForm, sourceForm, takeSourceOffForm] as const;

/** What a player answers who is named. */
const answerMentionForm = z.object({ intent: z.enum(['accept', 'decline']), mention: z.uuid() });
/** What an author answers whose story another one comes from. */
const answerSourceForm = z.object({ intent: z.enum(['accept-source', 'decline-source']), source: z.uuid() });
export const answerForms = [answerMentionForm, answerSourceForm] as const;
