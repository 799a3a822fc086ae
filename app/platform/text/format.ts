import { language } from './language';

/** Makes what formats when it is first asked for: it takes a browser longer than anything it formats. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' }));

const numbers = once(() => new Intl.NumberFormat(language.locale));
const shortNumbers = once(() => new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 }));
const dollars = once(() => new Intl.NumberFormat(language.locale, { style: 'currency', currency: 'USD' }));
const wholeDollars = once(() => new Intl.NumberFormat(language.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }));
const plurals = once(() => new Intl.PluralRules(language.locale));
const ordinals = once(() => new Intl.PluralRules(language.locale, { type: 'ordinal' }));
const alternatives = once(() => new Intl.ListFormat(language.locale, { type: 'disjunction' }));
const longDays = inUtc({ dateStyle: 'long' });
const daysOfYear = inUtc({ month: 'short', day: 'numeric' });
const months = inUtc({ month: 'long', year: 'numeric' });
const clocks = inUtc({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const moments = inUtc({ dateStyle: 'long', timeStyle: 'short' });
const shortMoments = inUtc({ dateStyle: 'medium', timeStyle: 'short' });

/** A number as people write it, such as 1,234. */
export function numberText(value: number): string {
  return numbers().format(value);
}

/** The same with at most one decimal, such as 1,234.5. */
export function shortNumberText(value: number): string {
  return shortNumbers().format(value);
}

/** An amount such as $25, $1,250 or $25.50. */
export function moneyText(cents: number): string {
  return (cents % 100 === 0 ? wholeDollars() : dollars()).format(cents / 100);
}

/** A number with its noun, such as '1 reader' and '1,234 readers'. @param nouns by the plural form of the language. */
export function countText(value: number, nouns: { one: string; other: string }): string {
  return `${numberText(value)} ${nounText(value, nouns)}`;
}

/** The noun alone, where the number stands apart. @param nouns by the plural form of the language. */
export function nounText(value: number, nouns: { one: string; other: string }): string {
  return plurals().select(value) === 'one' ? nouns.one : nouns.other;
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank, such as 2nd. */
export function ordinalText(rank: number): string {
  return `${rank}${ORDINAL_ENDINGS[ordinals().select(rank)] ?? 'th'}`;
}

/** Words of which each may hold, such as 'a, b, or c'. */
export function alternativesText(words: readonly string[]): string {
  return alternatives().format(words);
}

/** A day in UTC, such as March 1, 2026. */
export function longDayText(at: Date): string {
  return longDays().format(at);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day such as 'Mar 1, 2026', in UTC, so that everybody reads the same one. Lists show dozens, and
 * Intl took a third of the time of loading a story's page.
 */
export function dayText(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** A day of this year in UTC, such as 'Mar 1'. */
export function dayOfYearText(at: Date): string {
  return daysOfYear().format(at);
}

/** A month in UTC, such as 'March 2026'. */
export function monthText(at: Date): string {
  return months().format(at);
}

/** A time of the day in UTC, such as 14:05:09. */
export function clockText(at: Date): string {
  return clocks().format(at);
}

/** A moment with its zone, such as 'March 1, 2026 at 2:05 PM UTC'. */
export function momentText(at: Date): string {
  return `${moments().format(at)} UTC`;
}

/** The same for tables, such as 'Mar 1, 2026, 2:05 PM UTC'. */
export function shortMomentText(at: Date): string {
  return `${shortMoments().format(at)} UTC`;
}
