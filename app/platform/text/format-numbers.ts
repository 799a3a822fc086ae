import { LIST_LOCALE, LOCALE } from './language';

const shortNumbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const plurals = new Intl.PluralRules(LOCALE);
const ordinals = new Intl.PluralRules(LOCALE, { type: 'ordinal' });
const lists = new Intl.ListFormat(LIST_LOCALE);
const alternatives = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** A number with at most one decimal, such as 1,234.5. */
export function shortNumberText(value: number): string {
  return shortNumbers.format(value);
}

/** The noun of a number that stands apart. @param nouns by the plural form of the language. */
export function nounText(value: number, nouns: { one: string; other: string }): string {
  return plurals.select(value) === 'one' ? nouns.one : nouns.other;
}

/** An amount such as $25, $1,250 or $25.50. */
export function moneyText(cents: number): string {
  return (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100);
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank, such as 2nd. */
export function ordinalText(rank: number): string {
  return `${rank}${ORDINAL_ENDINGS[ordinals.select(rank)] ?? 'th'}`;
}

/** A share of a hundred, such as 63%. */
export function percentText(percent: number): string {
  return percents.format(percent / 100);
}

/** All of some words, such as 'a, b and c'. */
export function listText(words: readonly string[]): string {
  return lists.format(words);
}

/** Words of which each may hold, such as 'a, b, or c'. */
export function alternativesText(words: readonly string[]): string {
  return alternatives.format(words);
}
