import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where texts are made of numbers, dates and plurals; to ask which zone a device has, or whether there is one, makes no text. */
const FORMATTERS = /^app\/platform\/(text|clock)\//;
const MAKES_TEXT =
  /\.toLocale(Date|Time)?String\(|new Intl\.(NumberFormat|PluralRules|ListFormat|RelativeTimeFormat)\(|DateTimeFormat\((LOCALE|undefined)/;

it('dates, numbers and plurals become text in one place', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !FORMATTERS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => MAKES_TEXT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
