import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDailyMailDue, isTimeZone, quietUntil } from './quiet-hours';

const DAY_MS = 24 * 60 * 60_000;
const at = (text: string) => new Date(`${text}:00Z`);
const night = { from: 22 * 60, to: 7 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati');

it('keeps quiet over midnight, in one’s own time zone', () => {
  expect(quietUntil(night, 'Europe/Berlin', at('2026-11-27T20:59'))).toBeUndefined();
  expect(quietUntil(night, 'Europe/Berlin', at('2026-11-27T21:00'))).toEqual(at('2026-11-28T06:00'));
  expect(quietUntil(night, 'Europe/Berlin', at('2026-11-28T05:59'))).toEqual(at('2026-11-28T06:00'));
  expect(quietUntil(night, 'Europe/Berlin', at('2026-11-28T06:00'))).toBeUndefined();
  expect(quietUntil(noon, 'UTC', at('2026-11-28T12:30'))).toEqual(at('2026-11-28T13:00'));
});

it('ends at the same hour when clocks change in the night', () => {
  expect(quietUntil(night, 'Europe/Berlin', at('2026-10-24T21:00'))).toEqual(at('2026-10-25T06:00'));
  expect(quietUntil(night, 'Europe/Berlin', at('2026-03-28T21:00'))).toEqual(at('2026-03-29T05:00'));
});

it('always ends within a day, and is over then', () => {
  fc.assert(
    fc.property(minute, minute, zone, moment, (from, to, timeZone, now) => {
      const end = quietUntil({ from, to }, timeZone, now);
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS + 60 * 60_000);
    }),
  );
});

it('is never without hours, or with hours that end as they begin', () => {
  expect(quietUntil(undefined, 'UTC', at('2026-11-27T23:00'))).toBeUndefined();
  expect(quietUntil({ from: 60, to: 60 }, 'UTC', at('2026-11-27T01:00'))).toBeUndefined();
});

it('makes the mail of a day once, from seven in the morning on, and after quiet hours', () => {
  const due = (now: string, last: string | null, quiet?: typeof night) =>
    isDailyMailDue(quiet, 'America/New_York', last === null ? null : at(last), at(now));
  expect(due('2026-11-27T11:59', null)).toBe(false);
  expect(due('2026-11-27T12:00', null)).toBe(true);
  expect(due('2026-11-27T18:00', '2026-11-27T12:00')).toBe(false);
  expect(due('2026-11-28T12:00', '2026-11-27T12:00')).toBe(true);
  expect(due('2026-11-27T13:00', null, { from: 22 * 60, to: 9 * 60 })).toBe(false);
  expect(due('2026-11-27T14:00', null, { from: 22 * 60, to: 9 * 60 })).toBe(true);
});

it('knows time zones by the names that browsers give them', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Calcutta'].every(isTimeZone)).toBe(true);
  expect(['', 'Middle-earth/Shire', '+02:00', '<script>'].some(isTimeZone)).toBe(false);
});
