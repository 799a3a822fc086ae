import * as z from 'zod/mini';
import { MAX_SENT, MAX_VERSION, SAVE_BYTES } from '~/stories/saving/save.contract';
import { MAX_TITLE } from '../limits';
import { saidOfChapter, saidOfStory } from './said-of-story';

/** Most bytes of a draft as JSON. */
export const DRAFT_BYTES = SAVE_BYTES;

/** Most characters of the names that a file gives its authors. */
export const MAX_BYLINE = 2_000;

/** What a draft becomes: a story of a fandom, a new chapter of a story, published or not, or a change of a published one. */
const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('story'),
    fandomId: z.string().check(z.maxLength(200)),
    /** The title that its first chapter has in the file from which it was imported. */
    chapterTitle: z.optional(z.string().check(z.maxLength(MAX_TITLE))),
    /** What that file says of the story. */
    said: z.optional(saidOfStory),
  }),
  /** `said`: what the file from which it was imported says of the chapter; `byline`: whom it names as its author. */
  z.object({
    kind: z.literal('chapter'),
    storyId: z.uuid(),
    said: z.optional(saidOfChapter),
    byline: z.optional(z.string().check(z.maxLength(MAX_BYLINE))),
  }),
  /** A chapter of a story that is a draft itself. */
  z.object({
    kind: z.literal('to-come'),
    fandomId: z.string().check(z.maxLength(200)),
    beginsWith: z.uuid(),
    said: z.optional(saidOfChapter),
  }),
  /** `base`: when the chapter had last been changed as its writer saw it, in ms since 1970. */
  z.object({ kind: z.literal('edit'), storyId: z.uuid(), base: z.int() }),
]);

/** The body of a request to /fan-fiction/drafts/{draftId}. */
export const sentDraft = z.object({
  /** The words' author: on a shared computer somebody else may be signed in by now. */
  writerId: z.uuid(),
  /** Names the save; resending the same one counts once. */
  saveId: z.uuid(),
  title: z.string().check(z.maxLength(MAX_SENT)),
  body: z.string().check(z.maxLength(MAX_SENT)),
  /** The version of the draft that these words build on; 0 for a draft that the server does not have yet. */
  baseVersion: z.int().check(z.minimum(0), z.maximum(MAX_VERSION)),
  /** Words that were not chosen in a conflict only go into the history. */
  purpose: z.optional(z.literal('set-aside')),
  place,
});

export type SentChapterDraft = z.output<typeof sentDraft>;
export type DraftPlace = z.output<typeof place>;

/** What a device keeps of a chapter besides its words: the name of its form, and where it belongs. */
export const keptChapterPlace = z.object({ formKey: z.string().check(z.maxLength(300)), place });
