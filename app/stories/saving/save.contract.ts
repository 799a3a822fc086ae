import * as z from 'zod/mini';

/** Most bytes of a save as JSON: 200,000 characters of up to 6 bytes each (an escaped control character), and some more. */
export const SAVE_BYTES = 2 * 1024 * 1024;
/** Most characters of a sent title or text: far above a story's limits, so that one that is too long gets a clear answer. */
export const MAX_SENT = 2_000_000;
/** The highest version of a story: what its column holds. */
export const MAX_VERSION = 2_147_483_647;

const version = z.int().check(z.minimum(1), z.maximum(MAX_VERSION));

const sentWords = {
  /** The words' author: on a shared computer somebody else may be signed in by now. */
  writerId: z.uuid(),
  /** Names the save; resending the same one counts once. */
  saveId: z.uuid(),
  title: z.string().check(z.maxLength(MAX_SENT)),
  /** The words below the protected beginning. */
  body: z.string().check(z.maxLength(MAX_SENT)),
};

const save = z.object({
  ...sentWords,
  /**
   * Why words are sent: to save them, because the writer is done, or because the time is up. 'set-aside': they were not
   * chosen in a conflict, and only go into the history.
   */
  purpose: z.enum(['save', 'finish', 'time-up', 'set-aside']),
  /** The version of the story that these words build on. */
  baseVersion: version,
});

/** Words that no session accepts any longer; `saveId` becomes the draft's id. */
const newDraft = z.object({ ...sentWords, purpose: z.literal('draft') });

/** The body of a request to /creative-writing/{storyId}/revision. */
export const revisionRequest = save;

/** Rating and warnings by their names. The names themselves are known where they are read: cards of stories need them without all this. */
const name = z.string().check(z.maxLength(20));
const content = z.object({ rating: name, warnings: z.array(name).check(z.maxLength(10)) });

/** The body of a request to /creative-writing/{storyId}/save. */
export const saveRequest = z.discriminatedUnion('purpose', [
  z.extend(save, {
    /** The story's rating and warnings from now on; missing: as they are. */
    content: z.optional(content),
  }),
  newDraft,
]);

/** A save sent by a form, without script. */
export const saveForm = z.object({
  intent: z.enum(['save', 'finish']),
  storyId: z.uuid(),
  ...sentWords,
  baseVersion: z.pipe(z.coerce.number(), version),
});

export type SentSave = z.output<typeof save>;
export type SentDraft = z.output<typeof newDraft>;
/** One save of a page, by any writer. */
export type SaveRequest = Omit<SentSave, 'writerId' | 'purpose'> & ({ purpose: SavePurpose } | { purpose: 'set-aside' });
interface SentContent {
  rating: string;
  warnings: readonly string[];
}
/** A save of a writing session, with the story's rating where it was changed. */
export type SessionSave = SaveRequest & { content?: SentContent | undefined };
/** Why a story's text is saved. */
export type SavePurpose = Exclude<SentSave['purpose'], 'set-aside'>;
/** A story as its writer edits it: the title and the words below the protected beginning. */
export type Words = Pick<SentSave, 'title' | 'body'>;

/** The server's answer to a save. */
export const saveAnswer = z.discriminatedUnion('status', [
  /**
   * `gameMsLeft` is a session's remaining game time in ms. `base` is when the published chapter that a draft changes was
   * last changed, in ms since 1970.
   */
  z.object({ status: z.literal('saved'), version: z.number(), gameMsLeft: z.optional(z.number()), base: z.optional(z.number()) }),
  /** `kept`: that the words stay a draft. */
  z.object({ status: z.literal('finished'), version: z.number(), published: z.boolean(), kept: z.optional(z.boolean()) }),
  /** Something else was saved in the meantime, by the save `saveId`; nothing was changed. */
  z.object({
    status: z.literal('conflict'),
    version: z.number(),
    saveId: z.optional(z.string()),
    /** The text's last saves, newest first: a save among them was taken, and what came after it replaced its words. */
    saves: z.optional(z.array(z.string())),
    title: z.string(),
    body: z.string(),
    /** When it was saved, in ms since 1970. */
    savedAt: z.optional(z.number()),
    base: z.optional(z.number()),
  }),
  z.object({ status: z.literal('too-long'), text: z.string() }),
  /**
   * late: the session no longer accepts words. signed-out: nobody is signed in, or someone other than the writer of
   * these words. gone: there is no such session.
   */
  z.object({ status: z.enum(['late', 'signed-out', 'gone']) }),
]);
export type SaveAnswer = z.output<typeof saveAnswer>;

/** The HTTP status of each answer. */
export const answerStatus: Record<SaveAnswer['status'], number> = {
  saved: 200,
  finished: 200,
  conflict: 409,
  late: 410,
  'too-long': 422,
  'signed-out': 401,
  gone: 404,
};

/** The server's answer to a request to turn words into a draft. `text` says why not, if the server knows. */
export const draftAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('kept'), storyId: z.string() }),
  z.object({ status: z.literal('refused'), text: z.optional(z.string()) }),
  z.object({ status: z.literal('signed-out') }),
]);
export type DraftAnswer = z.output<typeof draftAnswer>;

/** The answer to a form without script, with its words, so that they are on the page. */
export interface FormSaveResult extends Words {
  answer: SaveAnswer;
}
