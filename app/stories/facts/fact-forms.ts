import { z } from 'zod';
import { noteFields } from '../notes/note-forms';
import { storedText } from '../reading/text/stored-text';
import { languageCodes } from './languages';
import { MAX_PLANNED, MAX_SUMMARY, progressNames, type StoryFacts } from './story-facts';
import { factTexts } from './texts';

/** The fields of a form for what an author says of a story; without them nothing is said. */
export const factFields = {
  summary: z
    .string()
    .default('')
    .transform((text) => storedText(text).trim())
    .refine((text) => [...text].length <= MAX_SUMMARY, factTexts.summaryTooLong),
  progress: z.enum(progressNames).nullable().catch(null).default(null),
  plannedChapters: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PLANNED), factTexts.plannedWrong)
    .transform((text) => (text === '' ? null : Number(text))),
  language: z.enum(languageCodes).nullable().catch(null).default(null),
  ...noteFields,
};

/** What they hold. */
export type FactFieldValues = Record<keyof typeof factFields, string>;

/** The same values for a form to begin with. */
export function factValues({ progress, plannedChapters, language, ...said }: StoryFacts): FactFieldValues {
  return {
    ...said,
    progress: progress ?? '',
    plannedChapters: plannedChapters === null ? '' : String(plannedChapters),
    language: language ?? '',
  };
}

/** What a form that was accepted says of a story. */
export function factsOfFields({ summary, progress, plannedChapters, language, noteBefore, noteAfter }: StoryFacts): StoryFacts {
  return { summary, progress, plannedChapters, language, noteBefore, noteAfter };
}
