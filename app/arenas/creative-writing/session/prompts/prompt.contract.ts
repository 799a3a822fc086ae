import * as z from 'zod/mini';
import { MAX_PROMPT } from '../../saving/story-text';

/** The most prompts that a request lists as recently seen. */
export const MAX_SEEN = 20;

/** The field `seen` of a request for a new prompt, repeated: a prompt not to be shown again. */
export const seenPrompt = z.string().check(z.minLength(1), z.maxLength(MAX_PROMPT));

/** The field `beginning` of a start: how the story is to begin. An opener's key, {@link OWN_BEGINNING}, or '' for a starter. */
export const beginning = z.string().check(z.maxLength(100));

/** For writers who want no story starter. */
export const OWN_BEGINNING = 'own';

/** An opener that a story can begin with. */
const offeredOpener = z.object({ key: z.string(), text: z.string() });
export type OfferedOpener = z.output<typeof offeredOpener>;

/** A prompt with its own openers. A language model's prompt has none, and an older server sends none. */
const dealtPrompt = z.object({ prompt: z.string(), openers: z.optional(z.array(offeredOpener)) });
export type DealtPrompt = Required<z.output<typeof dealtPrompt>>;

/** The server's answer to a request for a new prompt. `text` says why there is none. */
export const promptAnswer = z.union([dealtPrompt, z.object({ text: z.string() })]);
export type PromptAnswer = z.output<typeof promptAnswer>;
