import { z } from 'zod';
import { storedText } from '../reading/text/stored-text';
import { MAX_NOTE } from './notes';
import { noteTexts } from './texts';

const note = z
  .string()
  .default('')
  .transform((text) => storedText(text).trim())
  .refine((text) => [...text].length <= MAX_NOTE, noteTexts.tooLong);

/** The fields of a form for notes; without them nothing is said. */
export const noteFields = { noteBefore: note, noteAfter: note };
