import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { foldersAmong, foldSheets, isOpen, meets, nextEvenings, seasonStart } from './evenings';
import { hostAfter, type Member, whyNotHosting, whyNotOver } from './members';
import { shieldOf } from './shield';

const at = (text: string) => new Date(text).getTime();
const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'Pacific/Kiritimati'];

describe('the evenings of a circle', () => {
  it('are at the same time of its own zone, also after clocks have changed', () => {
    const friday = { weekday: 5, minute: 20 * 60, timeZone: 'Europe/Berlin' };
    expect(nextEvenings(friday, at('2026-10-16T12:00Z'), 3).map((time) => new Date(time).toISOString())).toEqual([
      '2026-10-16T18:00:00.000Z',
      '2026-10-23T18:00:00.000Z',
      '2026-10-30T19:00:00.000Z',
    ]);
  });

  it('come once a week in every zone, on the weekday and at the time that was chosen', () => {
    const time = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      timeZone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(time, fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') }), (weekly, now) => {
        const found = nextEvenings(weekly, now, 5);
        expect(found[0]).toBeGreaterThan(now);
        expect(found[0]).toBeLessThanOrEqual(now + 8 * DAY_MS);
        found.slice(1).forEach((moment, index) => {
          expect(Math.abs(moment - (found[index] ?? 0) - 7 * DAY_MS)).toBeLessThanOrEqual(DAY_MS / 12);
        });
      }),
    );
  });

  it('have a room with three who come, late ones among them', () => {
    expect(meets(['yes', 'yes', 'late', 'no'])).toBe(true);
    expect(meets(['yes', 'yes', 'no', 'no'])).toBe(false);
  });

  it('can be sat down at from when they were opened until two hours after their time', () => {
    const startsAt = new Date('2026-11-27T20:00Z');
    const openedAt = new Date('2026-11-27T19:50:12Z');
    expect(isOpen({ startsAt, openedAt: null }, openedAt)).toBe(false);
    expect(['19:51', '21:59', '22:00'].map((clock) => isOpen({ startsAt, openedAt }, new Date(`2026-11-27T${clock}Z`)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are counted from the beginning of a season', () => {
    expect(
      ['2026-11-30', '2026-12-01', '2027-01-15', '2027-03-01'].map((day) => seasonStart(new Date(day)).toISOString().slice(0, 10)),
    ).toEqual(['2026-09-01', '2026-12-01', '2026-12-01', '2027-03-01']);
  });
});

describe('a fold that goes round', () => {
  it('has a story for each of eight people at most, all of whom write in each, and passes each on in the same round', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 12 }), (people) => {
        const folders = people.slice(0, 8);
        const sheets = foldSheets(foldersAmong(people));
        expect(sheets.map(([beginner]) => beginner)).toEqual(folders);
        for (const sheet of sheets) {
          expect(sheet.toSorted()).toEqual(folders.toSorted());
          for (const [place, writer] of sheet.entries()) {
            const next = folders[(folders.indexOf(writer) + 1) % folders.length];
            expect(sheet[(place + 1) % sheet.length]).toBe(next);
          }
        }
      }),
    );
  });
});

describe('the members of a circle', () => {
  const member = (playerId: string, role: Member['role'], day: number): Member => ({ playerId, role, joinedAt: new Date(2026, 0, day) });
  const members = [member('ann', 'host', 3), member('ben', 'member', 1), member('cat', 'member', 2)];

  it('are led by a host, who alone renames, removes and hands over', () => {
    expect(whyNotHosting('ann', members)).toBeUndefined();
    expect(whyNotHosting('ben', members)).toBe('not-host');
    expect(whyNotHosting('eve', members)).toBe('no-circle');
    expect([whyNotOver('ann', members, 'ben'), whyNotOver('ann', members, 'ann'), whyNotOver('ann', members, 'eve')]).toEqual([
      undefined,
      'yourself',
      'no-member',
    ]);
  });

  it('have the first who came as their host when the host leaves, and nobody when the last one does', () => {
    expect(hostAfter(members, 'ann')).toBe('ben');
    expect(hostAfter(members, 'ben')).toBe('ann');
    expect(hostAfter(members.slice(0, 1), 'ann')).toBeUndefined();
  });
});

describe('the shield of a circle', () => {
  it('follows from its name alone, with two colours that differ', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const shield = shieldOf(name);
        expect(shieldOf(name)).toEqual(shield);
        expect(shield.field).not.toBe(shield.other);
      }),
    );
  });

  it('differs between most names', () => {
    const names = Array.from({ length: 200 }, (_none, place) => `Circle ${place}`);
    expect(new Set(names.map((name) => JSON.stringify(shieldOf(name)))).size).toBeGreaterThan(120);
  });
});
