import { numberText } from './format';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number in words as far as texts write them so: ten, or 13. */
export function numberWord(count: number): string {
  return WORDS[count] ?? numberText(count);
}

/** The same at the beginning of a sentence. */
export function firstNumberWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
