import { MAX_PROMPT } from '../../saving/story-text';
import { MAX_SEEN, seenPrompt } from './prompt.contract';

/** Space for that many prompts in any script, URL-encoded with up to 9 bytes a character, and their field names. */
export const SEEN_PROMPTS_BYTES = MAX_SEEN * (MAX_PROMPT * 9 + 6);

/** The prompts that a form lists as recently seen, newest first; omits what cannot be a prompt. */
export function seenPrompts(form: FormData): string[] {
  return form
    .getAll('seen')
    .flatMap((seen) => seenPrompt.safeParse(seen).data ?? [])
    .slice(0, MAX_SEEN);
}
