import * as z from 'zod/mini';
import { MAX_PROMPT } from '../saving/story-text';

/** The most prompts that a request lists as recently seen. */
export const MAX_SEEN = 20;

/** The field `seen` of a request for a new prompt, repeated: a prompt not to be shown again. */
export const seenPrompt = z.string().check(z.minLength(1), z.maxLength(MAX_PROMPT));

/** The server's answer to a request for a new prompt. `text` says why there is none. */
export const promptAnswer = z.union([z.object({ prompt: z.string() }), z.object({ text: z.string() })]);
export type PromptAnswer = z.output<typeof promptAnswer>;
