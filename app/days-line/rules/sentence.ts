import { printableLine } from '~/platform/text/printable';
import { hasWords } from '~/stories/text/words';

/** The longest sentence, in characters as browsers count them. */
export const MAX_SENTENCE = 140;

/** Addresses of the web and of mail have no place in a line. */
const ADDRESS = /https?:|\bwww\.|\S@\S+\.\S/iu;

/** Why a sentence is refused. */
export type SentenceFault = 'missing' | 'too-long' | 'address' | 'opening';

/**
 * Checks a sentence as titles are: one line, without what cannot be seen.
 * @param opening that it is added to, which it must not repeat.
 * @returns it as it is stored, or what is wrong with it.
 */
export function readSentence(typed: string, opening: string): { body: string } | { fault: SentenceFault } {
  const body = printableLine(typed);
  if (!hasWords(body)) return { fault: 'missing' };
  if (body.length > MAX_SENTENCE) return { fault: 'too-long' };
  if (ADDRESS.test(body)) return { fault: 'address' };
  if (body.toLowerCase() === opening.toLowerCase()) return { fault: 'opening' };
  return { body };
}
