import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { minuteOfDayIn, minuteOfDayText, minutesSecondsText } from './format-times';

it('durations and times of the day have two digits after the colon', () => {
  expect([0, 42, 65, 6_000].map(minutesSecondsText)).toEqual(['0:00', '0:42', '1:05', '100:00']);
  expect([0, 425, 1439].map(minuteOfDayText)).toEqual(['00:00', '07:05', '23:59']);
});

it('a time of the day is read as it is written, and nothing else is', () => {
  assert(property(integer({ min: 0, max: 1439 }), (minute) => void expect(minuteOfDayIn(minuteOfDayText(minute))).toBe(minute)));
  for (const text of ['24:00', '7:00', '12:60', '', 'noon']) expect(minuteOfDayIn(text)).toBeUndefined();
});
