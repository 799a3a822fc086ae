import { MAX_PROMPT } from '../saving/story-text';

const MAX_SEEN = 20;
/** Room for so many prompts in any script, URL-encoded with up to 9 bytes a character, and their names. */
export const SEEN_PROMPTS_BYTES = MAX_SEEN * (MAX_PROMPT * 9 + 6);

/** The prompts that a form names as just seen, the newest first; what no prompt could be is left out. */
export function seenPrompts(form: FormData): string[] {
  return form
    .getAll('seen')
    .filter((seen) => typeof seen === 'string')
    .filter((seen) => seen !== '' && seen.length <= MAX_PROMPT)
    .slice(0, MAX_SEEN);
}
