/** The language that the site's texts, numbers and dates are in. */
const LOCALE = 'en-US';

const numbers = new Intl.NumberFormat(LOCALE);
const plurals = new Intl.PluralRules(LOCALE);
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A number as people write it, such as 1,234. */
export function numberText(value: number): string {
  return numbers.format(value);
}

/** A number with its noun, such as '1 reader' and '1,234 readers'. @param nouns by the plural form of the language. */
export function countText(value: number, nouns: { one: string; other: string }): string {
  return `${numberText(value)} ${plurals.select(value) === 'one' ? nouns.one : nouns.other}`;
}

/** A day in UTC, such as March 1, 2026. */
export function dayText(at: Date): string {
  return days.format(at);
}

/** A moment with its zone, such as 'March 1, 2026 at 2:05 PM UTC'. */
export function momentText(at: Date): string {
  return `${moments.format(at)} UTC`;
}
