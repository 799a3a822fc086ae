import { z } from 'zod';
import type { SaveAnswer, SavePurpose } from './save.contract';

/** Far above what a story may have, so that a too long one gets its own clear answer. */
const MAX_SENT = 2_000_000;

/** A save as JSON: 200,000 characters with up to 6 bytes each, as an escaped control character has, and room to say more. */
export const SAVE_BYTES = 2 * 1024 * 1024;

const words = {
  /** Whose words these are: on a shared computer somebody else may be signed in by now. */
  writerId: z.uuid(),
  saveId: z.uuid(),
  title: z.string().max(MAX_SENT),
  body: z.string().max(MAX_SENT),
};

/** What a page may send to /creative-writing/{storyId}/save. */
export const saveRequestSchema = z.discriminatedUnion('purpose', [
  z.object({ ...words, purpose: z.enum(['save', 'finish', 'time-up']), baseVersion: z.int().min(1).max(2_147_483_647) }),
  /** Words that no session takes any more; `saveId` becomes the draft's id. */
  z.object({ ...words, purpose: z.literal('draft') }),
]);

/** The same as a form sends it, without script. */
export const saveFormSchema = z.object({
  intent: z.enum(['save', 'finish'] satisfies SavePurpose[]),
  storyId: z.uuid(),
  ...words,
  baseVersion: z.coerce.number().int().min(1).max(2_147_483_647),
});

/** What a form without script is told; its words come back, so that they are on the page it gets. */
export interface FormSaveResult {
  answer: SaveAnswer;
  title: string;
  body: string;
}
