import { z } from 'zod';
import { searchTexts } from './search-texts';

/** The form with which a moderator looks for people. */
export const searchForm = z.object({
  intent: z.literal('find-people'),
  asked: z.string(searchTexts.missing).trim().min(1, searchTexts.missing).max(254),
});

export type SearchFields = { asked: string };
