import { editDistance } from '../../../app/platform/text/edit-distance.ts';
import { inflections } from '../sources/frequency.ts';

/** A run of this many letters, and of this share of a word, gives the word away. */
const TELLING_RUN = 5;
const TELLING_SHARE = 0.55;
/** Two spellings of a word differ in no more than this share of their letters. */
const OTHER_SHARE = 0.34;

/** Whether a text holds the word, a form of it, or most of its letters in one run. */
export function spellsOut(word: string, text: string): boolean {
  const tokens = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return tokens.some((token) => inflections(word).includes(token) || sharesRun(word, token));
}

/** Whether two words share their root, as far as their letters tell. */
export function isAkin(word: string, other: string): boolean {
  if (word === other || inflections(word).includes(other) || inflections(other).includes(word)) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 4 && long.includes(short)) return true;
  if (short.length === 3 && (long.startsWith(short) || long.endsWith(short)) && long.length >= 6) return true;
  if (sharesRun(word, other)) return true;
  const shared = sharedStart(word, other);
  return shared >= 4 && shared >= short.length - 3 && shared >= Math.min(long.length - 6, 6);
}

/** Whether two words of one meaning are two spellings of one word, as far as their letters tell: colourful and colorful, flier and flyer. */
export function isSpelledAlike(word: string, other: string): boolean {
  return editDistance(word, other) <= OTHER_SHARE * Math.max(word.length, other.length);
}

/** Whether the other word holds a run of five letters or more that is most of this one. */
function sharesRun(word: string, other: string): boolean {
  const length = Math.max(TELLING_RUN, Math.ceil(word.length * TELLING_SHARE));
  for (let from = 0; from + length <= word.length; from += 1) if (other.includes(word.slice(from, from + length))) return true;
  return false;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
