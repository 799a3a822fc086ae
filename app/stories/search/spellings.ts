import { editDistance } from '~/platform/text/edit-distance';
import { plainLetters } from '~/platform/text/plain-letters';
import { textTokens } from './text-tokens';

/** Lengths of words whose spelling is compared, in letters. Too many shorter ones are alike. */
const LENGTHS = { least: 4, most: 24 };
/** From this length on a word may differ by two edits. */
const LONG_WORD = 8;

/** A word itself, and its forms with one letter left out: two words that share a form differ little. */
export function spellingsOf(word: string): string[] {
  const letters = [...plainLetters(word)];
  return [...new Set([letters.join(''), ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Whether a word is worth checking for its spelling. */
export function isSpelled(word: string): boolean {
  const { length } = [...word];
  return length >= LENGTHS.least && length <= LENGTHS.most && /^[\p{L}\p{M}]+$/u.test(word);
}

/** The words of a text whose spelling counts, in lower case, once each. */
export function spelledWords(text: string): string[] {
  const words = textTokens(text).flatMap(({ isCharacter, from, to }) =>
    isCharacter ? [] : [text.slice(from, to).toLowerCase().normalize('NFC')],
  );
  return [...new Set(words)].filter(isSpelled);
}

/** Known words of which a word may be a misspelling, nearest first. */
export function nearest(word: string, known: readonly string[]): string[] {
  const most = word.length >= LONG_WORD ? 2 : 1;
  const plain = plainLetters(word);
  return known
    .map((one) => ({ one, distance: editDistance(plain, plainLetters(one)) }))
    .filter((compared) => compared.distance > 0 && compared.distance <= most)
    .sort((left, right) => left.distance - right.distance || (left.one < right.one ? -1 : 1))
    .map(({ one }) => one);
}
