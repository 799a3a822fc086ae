import { z } from 'zod';
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
};

/** What they hold. */
export type FactFieldValues = Record<keyof typeof factFields, string>;

/** The same values for a form to begin with. */
export function factValues({ summary, progress, plannedChapters, language }: StoryFacts): FactFieldValues {
  return {
    summary,
    progress: progress ?? '',
    plannedChapters: plannedChapters === null ? '' : String(plannedChapters),
    language: language ?? '',
  };
}
