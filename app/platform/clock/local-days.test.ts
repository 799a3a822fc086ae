import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './durations';
import { dateBegins, dateEnds, dateIn, datesLater, datesOnEarth, knownZone, msToNextDate } from './local-days';

const at = (time: string) => new Date(`2026-${time}Z`);
const moments = fc.date({ min: at('01-01T00:00'), max: at('12-31T00:00'), noInvalidDate: true });
const zones = fc.constantFrom(
  ...['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Europe/Berlin'],
);

describe('a date', () => {
  it('is that of its time zone', () => {
    expect(dateIn('America/Los_Angeles', at('11-28T07:59'))).toBe('2026-11-27');
    expect(dateIn('America/Los_Angeles', at('11-28T08:00'))).toBe('2026-11-28');
    expect(dateIn('Pacific/Kiritimati', at('11-28T10:00'))).toBe('2026-11-29');
  });

  it('ends at midnight there, also on the days that clocks change', () => {
    expect(msToNextDate('UTC', at('11-28T23:59:30'))).toBe(30_000);
    expect(msToNextDate('Europe/Berlin', at('10-24T22:00'))).toBe(25 * 60 * 60 * 1000);
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const ms = msToNextDate(zone, moment);
        const today = dateIn(zone, moment);
        expect(dateIn(zone, new Date(moment.getTime() + ms))).toBe(datesLater(today, 1));
        expect(dateIn(zone, new Date(moment.getTime() + ms - 1))).toBe(today);
      }),
    );
  });

  it('exists somewhere from its beginning in the first place to its end in the last one', () => {
    expect(datesOnEarth(at('11-28T09:59'))).toEqual(['2026-11-27', '2026-11-28']);
    expect(datesOnEarth(at('11-28T10:00'))).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(datesOnEarth(at('11-28T12:00'))).toEqual(['2026-11-28', '2026-11-29']);
    expect(dateEnds('2026-11-28').getTime() - dateBegins('2026-11-28').getTime()).toBe(DAY_MS * 2 + DAY_MS / 12);
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const dates = datesOnEarth(moment);
        expect(dates).toContain(dateIn(zone, moment));
        for (const date of dates) expect(dateBegins(date) <= moment && moment < dateEnds(date)).toBe(true);
      }),
    );
  });

  it('is that of UTC where nobody knows the time zone', () => {
    expect(['', 'Nowhere/Land', '\u0000', undefined].map(knownZone)).toEqual(['UTC', 'UTC', 'UTC', 'UTC']);
    expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
  });
});
