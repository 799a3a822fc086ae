import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import type { Edits } from '../edits.ts';
import { type Frequencies, possibleStems } from './frequency.ts';
import { isListOfTexts, loadPackage } from './packages.ts';
import type { WordNet } from './wordnet.ts';

/** The longest form to keep: nobody types longer ones in a game. */
const LONGEST_FORM = 22;

/** Every form a player may type: two word lists, the editors' additions, WordNet's own single words, and their forms in speech; without those that the editors took out. */
export function gatherDictionary(
  wordNet: WordNet,
  frequencies: Frequencies,
  { newForms, noForms }: Pick<Edits, 'newForms' | 'noForms'>,
): Set<string> {
  const forms = new Set<string>();
  const add = (form: string) => {
    if (/^[a-z]+$/.test(form) && form.length >= 2 && form.length <= LONGEST_FORM) forms.add(form);
  };
  for (const form of readFileSync(wordListPath, 'utf8').split('\n')) add(form.trim());
  for (const form of loadPackage('an-array-of-english-words', isListOfTexts)) add(form);
  for (const form of newForms) add(form);
  for (const lemma of wordNet.lemmas()) if (isWordLike(lemma)) add(lemma);
  for (const form of frequencies.forms()) {
    const known = possibleStems(form).some((stem) => stem !== form && isWordLike(stem) && wordNet.senses(stem).length > 0);
    if (known && form.length >= 5 && /(s|ed|ing)$/.test(form)) add(form);
  }
  return new Set([...forms].filter((form) => !noForms.has(form)).sort());
}

/** Leaves out WordNet's abbreviations and numerals: 'cm', 'xvi'. */
function isWordLike(lemma: string): boolean {
  return lemma.length >= 4 && /[aeiouy]/.test(lemma) && /[^aeiou]/.test(lemma) && !/^[ivxlcdm]+$/.test(lemma);
}
