import { plainLetters } from '~/platform/text/plain-letters';
import type { WrittenTag } from './tag';

/** What people write in different ways: apostrophes, quotation marks, dashes. */
const QUOTES = /['’‘`´"“”«»]/g;
/** Of both widths. */
const ROMANTIC = /[/／]/;
const PLATONIC = /[&＆]/;
const GAPS = /[\s\p{Pd}_]+/gu;

/**
 * What is the same in all spellings of a tag: case, accents, spaces, hyphens, apostrophes and the sign for 'and' make no
 * difference. In a relationship neither does the order of names, but '/' and '&' do. Two tags of a kind with the same key are one.
 * @see docs/product/tags.md
 */
export function tagKey({ kind, name }: WrittenTag): string {
  return kind === 'relationship' ? relationshipKey(name) : folded(name);
}

/** The names in a relationship, as written, and what stands between them; one name where nothing does. */
export function relationshipIn(name: string): { between: '/' | '&'; names: string[] } {
  const isRomantic = ROMANTIC.test(name);
  const names = name.split(isRomantic ? ROMANTIC : PLATONIC).map((part) => part.trim());
  return { between: isRomantic ? '/' : '&', names: names.filter((part) => part !== '') };
}

function relationshipKey(name: string): string {
  // Some signs are a letter, a slash and a letter: '℀'.
  const { between, names } = relationshipIn(name.normalize('NFKC'));
  const keys = names.map(folded).sort();
  return keys.length > 0 ? keys.join(between) : folded(name);
}

function folded(name: string): string {
  const normal = name.normalize('NFKC');
  const letters = plainLetters(normal);
  const joined = letters.replaceAll(/&/g, 'and').replaceAll(QUOTES, '').replaceAll(GAPS, '');
  // A tag of nothing but such signs is one of its own.
  return joined || letters.replaceAll(/\s+/g, ' ').trim() || normal.trim();
}
