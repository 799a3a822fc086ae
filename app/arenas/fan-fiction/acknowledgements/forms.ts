import { z } from 'zod';
import { nameField } from '../author-pages/name-field';
import { MOST_THANKED } from './acknowledgements';
import { acknowledgementTexts as texts } from './texts';

/** Names somebody whom the story is for. */
const giveForm = z.object({ intent: z.literal('give'), name: nameField(texts) });
/** Asks those who are ticked whether the story may thank them. */
const thankForm = z.object({
  intent: z.literal('thank'),
  people: z.array(z.uuid(), texts.nobodyTicked).min(1, texts.nobodyTicked).max(MOST_THANKED, texts.tooManyTicked),
});
/** Takes somebody's name off the story. */
const takeOffForm = z.object({ intent: z.enum(['take-gift-back', 'take-thanks-back']), person: z.uuid() });

/** What authors do on the page of their story. */
export const acknowledgementForms = [giveForm, thankForm, takeOffForm] as const;
export const acknowledgementIntents = ['give', 'thank', ...takeOffForm.shape.intent.options];

/** What somebody answers who is named. */
export const answerForm = z.object({ intent: z.enum(['accept', 'decline']), mention: z.uuid() });
