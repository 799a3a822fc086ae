import { z } from 'zod';
import type { SaveAnswer, SavePurpose } from './save.contract';

/** Far above a story's limit, so that one that is too long gets a clear answer. */
const MAX_SENT = 2_000_000;

/** Most bytes of a save as JSON: 200,000 characters of up to 6 bytes each (an escaped control character), and some more. */
export const SAVE_BYTES = 2 * 1024 * 1024;

const words = {
  /** The words' author: on a shared computer somebody else may be signed in by now. */
  writerId: z.uuid(),
  saveId: z.uuid(),
  title: z.string().max(MAX_SENT),
  body: z.string().max(MAX_SENT),
};

/** The body of a request to /creative-writing/{storyId}/save. */
export const saveRequestSchema = z.discriminatedUnion('purpose', [
  z.object({ ...words, purpose: z.enum(['save', 'finish', 'time-up']), baseVersion: z.int().min(1).max(2_147_483_647) }),
  /** Words that no session accepts any more; `saveId` becomes the draft's id. */
  z.object({ ...words, purpose: z.literal('draft') }),
]);

/** A save sent by a form, without script. */
export const saveFormSchema = z.object({
  intent: z.enum(['save', 'finish'] satisfies SavePurpose[]),
  storyId: z.uuid(),
  ...words,
  baseVersion: z.coerce.number().int().min(1).max(2_147_483_647),
});

/** The answer to a form without script, with its words, so that they are on the page. */
export interface FormSaveResult {
  answer: SaveAnswer;
  title: string;
  body: string;
}
