import { expect, it } from 'vitest';
import { timeZoneOf, zoneCookie } from './time-zone-cookie';

const zoneIn = (cookie?: string) => timeZoneOf(new Headers(cookie === undefined ? {} : { cookie }));

it('tells the time zone that a page has set', () => {
  for (const zone of ['America/Los_Angeles', 'Etc/GMT+12', 'UTC']) {
    const [cookie = ''] = zoneCookie(zone).split(';');
    expect(zoneIn(cookie)).toBe(zone);
    expect(zoneIn(`other=1; ${cookie}; another=2`)).toBe(zone);
  }
});

it('is UTC for none, one that nobody knows and one that is no text', () => {
  for (const cookie of [
    undefined,
    '',
    'quillarena.zone=',
    'quillarena.zone=Nowhere',
    'quillarena.zone=%E0%A4%A',
    'xquillarena.zone=Asia%2FTokyo',
  ])
    expect(zoneIn(cookie)).toBe('UTC');
});
