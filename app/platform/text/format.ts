import { LOCALE } from './language';

const numbers = new Intl.NumberFormat(LOCALE);
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

/** An average with one decimal, such as 4.0; rounded as numbers are stored, so 4.35 is 4.3. */
export function averageText(value: number): string {
  return value.toFixed(1);
}
