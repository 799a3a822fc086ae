import { z } from 'zod';
import { MAX_SUMMARY } from '../facts/story-facts';
import { factTexts } from '../facts/texts';
import { isFandomId } from '../listing/filters/story-filters';
import { MAX_NOTE } from '../notes/notes';
import { MAX_TITLE, storedText } from '../reading/text/stored-text';
import { type CollectionKind, MAX_ITEM_NOTE, MAX_OWN_TAG, MOST_OWN_TAGS, MOST_STORIES, ownTagsIn } from './collection';
import { collectedTexts as texts } from './texts';

const title = z
  .string()
  .default('')
  .refine((text) => text.length <= MAX_TITLE, texts.titleTooLong(MAX_TITLE));

const text = (most: number, tooLong: string) =>
  z
    .string()
    .default('')
    .transform((typed) => storedText(typed).trim())
    .refine((typed) => [...typed].length <= most, tooLong);

/** Begins a collection, with a story where one is named; a series under the pen name that is chosen. */
export const makeForm = z.object({ intent: z.literal('make'), title, story: z.uuid().optional(), pen: z.uuid().optional() });

/** What its owner says of a collection. */
export const changeForm = z.object({
  intent: z.literal('change'),
  title,
  summary: text(MAX_SUMMARY, factTexts.summaryTooLong),
  notes: text(MAX_NOTE, texts.notesTooLong(MAX_NOTE)),
  complete: z.literal('on').optional(),
  isPublic: z.literal('on').optional(),
  fandom: z
    .string()
    .default('')
    .transform((id) => (isFandomId(id) ? id : null)),
});

/** What its owner notes beside a story of a list. */
export const sayForm = z.object({
  intent: z.literal('say'),
  story: z.uuid(),
  note: text(MAX_ITEM_NOTE, texts.noteTooLong(MAX_ITEM_NOTE)),
  tags: z
    .string()
    .default('')
    .transform((typed) => ownTagsIn(storedText(typed)))
    .refine((tags) => tags.length <= MOST_OWN_TAGS, texts.tooManyTags(MOST_OWN_TAGS))
    .refine((tags) => tags.every((tag) => [...tag].length <= MAX_OWN_TAG), texts.tagTooLong(MAX_OWN_TAG)),
});

/** Puts a story into a collection or takes it out; from the page of the story's collections, or from the collection's own. */
export const collectForm = z.object({ intent: z.enum(['put', 'take-out']), story: z.uuid(), from: z.literal('story').optional() });

export const moveForm = z.object({
  intent: z.literal('move'),
  story: z.uuid(),
  to: z.coerce.number().int().min(1).max(MOST_STORIES.series),
});

/** One press without anything besides. */
export const pressForm = z.object({ intent: z.enum(['delete', 'follow', 'unfollow']) });

export type MakeFields = Record<'title' | 'pen', string | undefined>;
export type ChangeFields = Record<'title' | 'summary' | 'notes' | 'fandom', string | undefined>;
export type SayFields = Record<'note' | 'tags', string | undefined>;

/** The intents of all these forms. */
export const collectionIntents = ['make', 'change', 'move', 'say', ...collectForm.shape.intent.options, ...pressForm.shape.intent.options];

/** The kind whose pages begin with the first part of an address. */
export function kindAt(pathname: string): CollectionKind {
  return pathname.startsWith('/series') ? 'series' : 'list';
}
