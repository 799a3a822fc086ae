import { countWords } from '~/stories/text/words';

/** Words of a phrase that two texts have in common only where one was copied. */
const PHRASE = 8;
/** Of all phrases, about one in this many is in a sketch: the same ones of each text. */
const KEPT = 4;
/** Above this share of phrases in common, a text is like another. */
const ALIKE = 0.4;

/** A text as hashes of some of its phrases, which do not change when the text around them does. */
export function sketchOf(text: string): number[] {
  return [...new Set(phrasesOf(text).map(hashOf))].filter((hash) => hash % KEPT === 0);
}

/** Whether most of a text's phrases stand in another one. */
export function isAlike(text: string, other: string): boolean {
  const own = phrasesOf(text);
  if (own.length === 0) return false;
  const theirs = new Set(phrasesOf(other));
  return own.filter((phrase) => theirs.has(phrase)).length / own.length > ALIKE;
}

/** Some phrases of a text, spread over it, by which it can be searched. */
export function searchedPhrases(text: string, count: number): string[] {
  const phrases = phrasesOf(text);
  const step = Math.max(1, Math.floor(phrases.length / count));
  return phrases.filter((_, index) => index % step === 0).slice(0, count);
}

function phrasesOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => countWords(word) > 0);
  return Array.from({ length: Math.max(0, words.length - PHRASE + 1) }, (_, index) => words.slice(index, index + PHRASE).join(' '));
}

/** FNV-1a, in 31 bits, which an integer of the database holds. */
function hashOf(phrase: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < phrase.length; index += 1) hash = Math.imul(hash ^ phrase.charCodeAt(index), 0x01000193);
  return (hash >>> 0) & 0x7fffffff;
}
