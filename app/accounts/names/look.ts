import unhomoglyph from 'unhomoglyph';
import { nameKey, tidyName } from '../sign-up/display-name';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a name looks like, as it is written and in lower case, each in the form in which names that look alike are equal: 'lvo' and
 * 'Ivo', 'Mara' and the same in Cyrillic letters. Two names look alike if they share one of these forms.
 * @returns one or two forms, sorted.
 * @see docs/product/accounts.md
 */
export function looksOf(name: string): string[] {
  // Capital I looks like l, small i does not: each case has its own look, and both are compared without case.
  return [...new Set([skeleton(tidyName(name)).toLowerCase(), skeleton(nameKey(name))])].sort();
}

/** The skeleton of UTS 39, section 4, by Unicode's table of confusables. */
function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD').replace(INVISIBLE, '')).normalize('NFD');
}
