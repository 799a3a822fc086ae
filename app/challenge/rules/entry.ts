import { MAX_TITLE, storedTitle } from '~/stories/reading/text/stored-text';
import { countWords, hasWords } from '~/stories/text/words';

/** The most words of an entry. */
export const MOST_WORDS = 1_000;

export type EntryFault = 'no-title' | 'long-title' | 'no-words' | 'too-long';

/** Checks what is entered. @returns it as it is stored, or what is wrong with it. */
export function readEntry(typed: { title: string; body: string }): { title: string; body: string; words: number } | { fault: EntryFault } {
  const title = storedTitle(typed.title, '');
  if (!title) return { fault: 'no-title' };
  if (title.length > MAX_TITLE) return { fault: 'long-title' };
  if (!hasWords(typed.body)) return { fault: 'no-words' };
  const words = countWords(typed.body);
  return words > MOST_WORDS ? { fault: 'too-long' } : { title, body: typed.body, words };
}
