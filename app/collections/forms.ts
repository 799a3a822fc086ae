import { z } from 'zod';
import { nameField } from '~/arenas/fan-fiction/author-pages/name-field';
import { MAX_SUMMARY } from '~/stories/facts/story-facts';
import { factTexts } from '~/stories/facts/texts';
import { MAX_NOTE } from '~/stories/notes/notes';
import { MAX_TITLE, storedText } from '~/stories/reading/text/stored-text';
import { moment } from './moment';
import { texts } from './texts';

const text = (most: number, tooLong: string) =>
  z
    .string()
    .default('')
    .transform((typed) => storedText(typed).trim())
    .refine((typed) => [...typed].length <= most, tooLong);

const title = z
  .string()
  .default('')
  .refine((typed) => typed.length <= MAX_TITLE, texts.titleTooLong(MAX_TITLE));

const settled = {
  slug: z.string().max(200).default(''),
  moderated: z.literal('on').optional(),
  proposals: z.literal('on').optional(),
  closesAt: moment,
  worksAt: moment,
  authorsAt: moment,
};

/** Starts a collection. */
export const makeForm = z.object({ intent: z.literal('make'), title, ...settled });

/** Changes what its maintainer says of it and settled. */
const changeForm = z.object({
  intent: z.literal('change'),
  title,
  summary: text(MAX_SUMMARY, factTexts.summaryTooLong),
  notes: text(MAX_NOTE, texts.rulesTooLong(MAX_NOTE)),
  ...settled,
});

/** What an author does with a story of theirs, and what the maintainer does with one. */
const workForm = z.object({
  intent: z.enum(['add', 'withdraw', 'let-in', 'decline']),
  story: z.uuid(),
  prompt: z.uuid().optional(),
});

/** Asks a player to maintain it. */
const inviteForm = z.object({ intent: z.literal('invite'), name: nameField(texts.maintainers) });

/** Takes an invitation back, or a maintainer out. */
const removeForm = z.object({ intent: z.literal('remove-maintainer'), person: z.uuid() });

/** One press without anything besides. */
const pressForm = z.object({ intent: z.enum(['delete', 'follow', 'unfollow', 'accept', 'decline-invitation', 'leave']) });

/** All forms of a collection's page. */
export const sharedForms = [changeForm, workForm, inviteForm, removeForm, pressForm] as const;

type Moments = 'closesAt' | 'worksAt' | 'authorsAt';
export type MakeFields = Record<'title' | 'slug' | Moments, string | undefined>;
export type ChangeFields = Record<'title' | 'slug' | 'summary' | 'notes' | Moments, string | undefined>;
