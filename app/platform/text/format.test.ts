import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, numberText } from './format';
import { clockText, dayOfYearText, dayText, longDayText, momentText, zonedMomentText } from './format-dates';
import { listText, moneyText, ordinalText, percentText, shortNumberText } from './format-numbers';

const at = new Date('2026-03-01T14:05:09Z');

describe('what people read', () => {
  it('of numbers has thousands, and a decimal where one is asked for', () => {
    expect([0, 999, 1_234, -1_234_567].map(numberText)).toEqual(['0', '999', '1,234', '-1,234,567']);
    expect([1.26, 1_234].map(shortNumberText)).toEqual(['1.3', '1,234']);
    expect([0, 63, 100].map(percentText)).toEqual(['0%', '63%', '100%']);
  });

  it('of counts has the noun that goes with the number', () => {
    expect([0, 1, 2, 1_000].map((count) => countText(count, { one: 'reader', other: 'readers' }))).toEqual([
      '0 readers',
      '1 reader',
      '2 readers',
      '1,000 readers',
    ]);
    expect([1, 2, 3, 4, 11, 12, 21, 102].map(ordinalText)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '102nd']);
  });

  it('of lists has an and before the last', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });

  it('of money has cents where there are any', () => {
    expect([500, 2_550, 125_000, 1_000_001].map(moneyText)).toEqual(['$5', '$25.50', '$1,250', '$10,000.01']);
  });

  it('of times is in UTC', () => {
    expect([dayText(at), longDayText(at), dayOfYearText(at)]).toEqual(['Mar 1, 2026', 'March 1, 2026', 'Mar 1']);
    expect([clockText(at), zonedMomentText(at, 'UTC')]).toEqual(['14:05:09', 'Mar 1, 2026, 14:05 UTC']);
    expect(momentText(at)).toBe('March 1, 2026 at 14:05 UTC');
  });

  it('of a day is what Intl makes of it', () => {
    const intl = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
    assert(
      property(date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        expect(dayText(day)).toBe(intl.format(day));
      }),
    );
  });
});
