import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { noteTexts } from './note-texts';

/** The longest note, in characters. */
const MAX_NOTE = 2_000;

/** The form with which a moderator writes a note to a case. */
export const noteForm = z.object({
  intent: z.literal('note'),
  caseId: z.uuid(),
  words: z
    .string(noteTexts.missing)
    .transform((text) => printable(text).trim())
    .refine((text) => text !== '', noteTexts.missing)
    .refine((text) => [...text].length <= MAX_NOTE, noteTexts.tooLong),
});

export type NoteFields = { words: string };
