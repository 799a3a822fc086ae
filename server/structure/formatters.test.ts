import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where texts are made of numbers, dates and plurals; to ask which zone a device has, or whether there is one, makes no text. */
const FORMATTERS = /^app\/platform\/(text|clock)\//;
const MAKES_TEXT =
  /\.toLocale(Date|Time)?String\(|new Intl\.(NumberFormat|PluralRules|ListFormat|RelativeTimeFormat)\(|DateTimeFormat\((LOCALE|undefined)/;

/** What the formatters are there for, made by hand: times, percentages but for those of style sheets, plurals, lists. */
const BY_HAND = [
  /(?<!toString\(16\))\.padStart\(2\b/,
  /^(?!.*\b(left|top|width|filled)'?: `).*\} ?%/,
  /\w === 1 \? ('\w+'|\w+) : ('\w+s'|many\b)/,
  /\.join\(' and '\)|\.join\(', '\)\} and /,
];
/** A number with two digits is a part of a name or of an ISO date there. */
const NO_TEXT = ['app/platform/migrations/migrate.server.ts', 'app/stories/ratings/xp/xp-allowance.ts'];

const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !FORMATTERS.test(file));

it('dates, numbers and plurals become text in one place', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => MAKES_TEXT.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('what is sorted or capitalised is so in the language of the site', () => {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const sorting = lines.filter((line) => /\.localeCompare\(|\.toLocale(Upper|Lower)Case\(|new Intl\.Collator\(/.test(line));
  expect(sorting.length).toBeGreaterThan(0);
  expect(sorting.filter((line) => !line.includes('LANGUAGE'))).toEqual([]);
});

it('no text makes them by hand', () => {
  const lines = files.flatMap((file) => (NO_TEXT.includes(file) ? [] : readFileSync(file, 'utf8').split('\n')));
  expect(lines.filter((line) => BY_HAND.some((way) => way.test(line)))).toEqual([]);
});
