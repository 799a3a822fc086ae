import { z } from 'zod';
import { showsSomething } from '~/platform/text/visible';
import { storedText } from '~/stories/reading/text/stored-text';
import { nameField } from '../author-pages/name-field';
import { MAX_QUOTE } from '../comments/passages/passage';
import { sharedDays, WHOLE_WORK } from './beta';
import { MAX_NOTE_TEXT, MAX_WORDING } from './notes/note-rules';
import { noteTexts } from './notes/texts';
import { betaTexts as texts } from './texts';

const shared = {
  /** Chosen by the form, so that sending it twice shares once. */
  id: z.uuid(),
  what: z.union([z.literal(WHOLE_WORK), z.uuid()], texts.chooseWhat),
  days: z.coerce.number(texts.chooseDays).pipe(z.literal(sharedDays, texts.chooseDays)),
};

/** Shares with a reader by name. */
const shareForm = z.object({
  intent: z.literal('share'),
  name: nameField(texts),
  ...shared,
});

/** Makes a link. The name's field may be sent along, as it stands in the same form. */
const linkForm = z.object({ intent: z.literal('link'), name: z.string().optional(), ...shared });

const takeBackForm = z.object({ intent: z.literal('take-back'), share: z.uuid() });

/** Ends it for a reader. */
const removeForm = z.object({ intent: z.literal('remove'), person: z.uuid() });

/** Comes by a link. @property pen the pen name under which a reader does; their own name without it. */
const joinForm = z.object({ intent: z.literal('join'), link: z.string(), pen: z.uuid().optional() });

const text = z
  .string(noteTexts.missing)
  .transform((typed) => storedText(typed).trim())
  .refine((typed) => showsSomething(typed), noteTexts.missing)
  .refine((typed) => typed.length <= MAX_NOTE_TEXT, noteTexts.tooLong);

const written = { id: z.uuid(), chapter: z.uuid(), text };

/** Says something of a paragraph, which the form names as its writer saw it. */
const noteForm = z.object({
  intent: z.literal('note'),
  at: z.coerce.number().int().min(0).max(99_999),
  quote: z.string().max(MAX_QUOTE),
  ...written,
});

/** A text as it is stored: browsers end lines in their own way. */
const stored = z
  .string(noteTexts.wordingMissing)
  .max(2 * MAX_WORDING, noteTexts.wordingTooLong)
  .transform(storedText);

/** Proposes another wording for a paragraph, with the stored one that its writer saw. */
const proposeForm = z.object({
  ...{ intent: z.literal('propose'), id: z.uuid(), chapter: z.uuid() },
  ...{ at: z.coerce.number().int().min(0).max(99_999), replaces: stored },
  wording: stored
    .refine((typed) => showsSomething(typed), noteTexts.wordingMissing)
    .refine((typed) => typed.length <= MAX_WORDING, noteTexts.wordingTooLong),
  text: z
    .string()
    .default('')
    .transform((typed) => storedText(typed).trim())
    .refine((typed) => typed.length <= MAX_NOTE_TEXT, noteTexts.tooLong),
});

const answerForm = z.object({ intent: z.literal('answer'), answers: z.uuid(), ...written });

/** One press about a note. */
const notePressForm = z.object({ intent: z.enum(['resolve', 'reopen', 'remove-note', 'take']), note: z.uuid() });

/** @property person the name that no longer reads along; the account's own without it. */
const leaveForm = z.object({ intent: z.literal('leave'), person: z.uuid().optional() });

export const betaForms = [
  shareForm,
  linkForm,
  takeBackForm,
  removeForm,
  joinForm,
  leaveForm,
  noteForm,
  proposeForm,
  answerForm,
  notePressForm,
] as const;

export type ShareFields = Record<'name' | 'what' | 'days' | 'id', string | undefined>;
