import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { dayText } from './story';

it('formats a day as people in the US do, the same for everybody', () => {
  const intl = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  expect(dayText(new Date('2026-03-01T23:59:59.999Z'))).toBe('Mar 1, 2026');
  assert(
    property(date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
      expect(dayText(day)).toBe(intl.format(day));
    }),
  );
});
