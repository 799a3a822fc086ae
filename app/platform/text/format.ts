import { LIST_LOCALE, LOCALE } from './language';

const numbers = new Intl.NumberFormat(LOCALE);
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const lists = new Intl.ListFormat(LIST_LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/** A number as people write it, such as 1,234. */
export function numberText(value: number): string {
  return numbers.format(value);
}

/** What is said of so many, such as 'it' of one and 'them' of several. @param forms by the plural form of the language. */
export function pluralText(value: number, forms: { one: string; other: string }): string {
  return plurals.select(value) === 'one' ? forms.one : forms.other;
}

/** A number with its noun, such as '1 reader' and '1,234 readers'. @param nouns by the plural form of the language. */
export function countText(value: number, nouns: { one: string; other: string }): string {
  return `${numberText(value)} ${pluralText(value, nouns)}`;
}

/** A share of a hundred, such as 63%. */
export function percentText(percent: number): string {
  return percents.format(percent / 100);
}

/** All of some words, such as 'a, b and c'. */
export function listText(words: readonly string[]): string {
  return lists.format(words);
}

/** An average with one decimal, such as 4.0; rounded as numbers are stored, so 4.35 is 4.3. */
export function averageText(value: number): string {
  return value.toFixed(1);
}
