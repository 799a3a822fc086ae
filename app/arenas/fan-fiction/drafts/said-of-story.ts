import * as z from 'zod/mini';
import { MAX_SUMMARY } from '~/stories/facts/story-facts';
import { MAX_NOTE } from '~/stories/notes/notes';
import { MAX_TAG, MAX_TAGS } from '~/tags/rules/tag';

/** Most characters of a field with tags: as many as a story has, with their commas. */
const MAX_FIELD = MAX_TAGS * (MAX_TAG + 2);
const field = z.catch(z.optional(z.string().check(z.maxLength(MAX_FIELD))), undefined);

// Twice as many: a character that people count may be two.
const text = (most: number) => z.catch(z.optional(z.string().check(z.maxLength(2 * most))), undefined);

/**
 * What an imported file says of a story besides its words: fields with which the form that publishes it begins, as it would send
 * them. The form checks them when they are sent; here a field that cannot be is left out.
 * @see docs/product/fan-fiction.md
 */
export const saidOfStory = z.object({
  summary: text(MAX_SUMMARY),
  noteBefore: text(MAX_NOTE),
  noteAfter: text(MAX_NOTE),
  progress: field,
  plannedChapters: field,
  language: field,
  fandoms: field,
  relationships: field,
  characters: field,
  freeforms: field,
  rating: field,
  warnings: z.catch(z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))), undefined),
});

/** What such a file says of a chapter of its own: notes, with which the form that publishes it begins. */
export const saidOfChapter = z.object({ noteBefore: text(MAX_NOTE), noteAfter: text(MAX_NOTE) });

export type SaidOfStory = z.output<typeof saidOfStory>;
export type SaidOfChapter = z.output<typeof saidOfChapter>;
