import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { type ReportReason, reportReasons } from '../report/report';
import { doorUntil, hiddenUntil, hidesBeforeDecision, isTrusted, putsDoor, type Reported, type Voice } from './automatic-hiding';

const reasons = Object.keys(reportReasons) as ReportReason[];
const unread: Reported = { isPerson: false, readers: 0, clearedOf: [], before: undefined };
const popular: Reported = { ...unread, readers: 20 };
const trusted = { accountAgeMs: 31 * DAY_MS, isNewcomer: false, upheld: 1 };
const voice = (differences: Partial<Voice> = {}): Voice => ({ reason: 'spam', reporter: trusted, origin: 'home', ...differences });
const from = (...origins: string[]) => origins.map((origin) => voice({ origin }));

const visitor = fc.constant({ accountAgeMs: undefined, isNewcomer: true, upheld: 0 });
const newcomer = fc.record({ accountAgeMs: fc.nat(400 * DAY_MS), isNewcomer: fc.constant(true), upheld: fc.nat(50) });
const young = fc.record({ accountAgeMs: fc.nat(30 * DAY_MS), isNewcomer: fc.boolean(), upheld: fc.nat(50) });
const unproven = fc.record({ accountAgeMs: fc.nat(4_000 * DAY_MS), isNewcomer: fc.boolean(), upheld: fc.constant(0) });
const anybody = fc.record({ accountAgeMs: fc.nat(400 * DAY_MS), isNewcomer: fc.boolean(), upheld: fc.nat(3) });
const voices = (reporter: fc.Arbitrary<Voice['reporter']>) =>
  fc.array(fc.record({ reason: fc.constantFrom(...reasons), reporter, origin: fc.string({ maxLength: 2 }) }), { maxLength: 200 });
const targets: fc.Arbitrary<Reported> = fc.record({
  isPerson: fc.boolean(),
  readers: fc.nat(100),
  clearedOf: fc.subarray(reasons),
  before: fc.constantFrom(undefined, 'door', 'hidden'),
});

describe('something is hidden before a decision', () => {
  it('by one trusted person where fewer than 20 have read it, and otherwise by three from different places', () => {
    expect(hidesBeforeDecision('spam', from('home'), unread)).toBe(true);
    expect(hidesBeforeDecision('spam', from('home'), { ...unread, readers: 19 })).toBe(true);
    expect(hidesBeforeDecision('spam', from('home', 'school'), popular)).toBe(false);
    expect(hidesBeforeDecision('spam', from('home', 'home', 'home'), popular)).toBe(false);
    expect(hidesBeforeDecision('spam', from('home', 'school', 'work'), popular)).toBe(true);
  });

  it('never by visitors, newcomers, young accounts and those whom no moderator has agreed with, however many they are', () => {
    for (const reporter of [visitor, newcomer, young, unproven]) {
      fc.assert(
        fc.property(fc.constantFrom(...reasons), voices(reporter), targets, (reason, reports, target) => {
          expect(hidesBeforeDecision(reason, reports, target)).toBe(false);
        }),
      );
    }
  });

  it('whatever such people add: they neither hide a thing nor keep it in sight', () => {
    const args = [fc.constantFrom(...reasons), voices(anybody), voices(fc.oneof(visitor, newcomer)), targets] as const;
    fc.assert(
      fc.property(...args, (reason, reports, strangers, target) => {
        expect(hidesBeforeDecision(reason, [...reports, ...strangers], target)).toBe(hidesBeforeDecision(reason, reports, target));
      }),
    );
  });

  it('no sooner the more people have read it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reasons), voices(anybody), targets, fc.nat(1_000), (reason, reports, target, more) => {
        if (hidesBeforeDecision(reason, reports, { ...target, readers: target.readers + more })) {
          expect(hidesBeforeDecision(reason, reports, target)).toBe(true);
        }
      }),
    );
  });

  it('only for one reason that all of them give, and for none that asks a person to compare', () => {
    const mixed = [voice({ origin: 'home' }), voice({ origin: 'school', reason: 'threat' }), voice({ origin: 'work', reason: 'illegal' })];
    expect(hidesBeforeDecision('spam', mixed, popular)).toBe(false);
    for (const reason of ['rating', 'copied', 'other'] as const) {
      expect(hidesBeforeDecision(reason, [voice({ reason })], unread)).toBe(false);
    }
  });

  it('not again for a reason of which a moderator has cleared it, nor in the same case, and never a whole player', () => {
    expect(hidesBeforeDecision('spam', [voice()], { ...unread, clearedOf: ['spam'] })).toBe(false);
    expect(hidesBeforeDecision('threat', [voice({ reason: 'threat' })], { ...unread, clearedOf: ['spam'] })).toBe(true);
    expect(hidesBeforeDecision('spam', [voice()], { ...unread, before: 'hidden' })).toBe(false);
    expect(hidesBeforeDecision('children', [voice({ reason: 'children' })], { ...unread, isPerson: true })).toBe(false);
  });

  it('for a day, but for harm to children until it is decided', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    expect(hiddenUntil('threat', now)).toEqual(new Date('2026-03-02T12:00:00Z'));
    expect(hiddenUntil('children', now)).toBeUndefined();
  });
});

describe('a door is put before something', () => {
  const grave = (reporter: Partial<Voice['reporter']>) => [voice({ reason: 'threat', reporter: { ...trusted, ...reporter } })];

  it('by one grave report of a person who is no newcomer, once a case, unless a moderator has cleared it', () => {
    expect(putsDoor('threat', grave({ accountAgeMs: 2 * DAY_MS, upheld: 0 }), popular)).toBe(true);
    expect(putsDoor('threat', grave({}), { ...unread, before: 'door' })).toBe(false);
    expect(putsDoor('threat', grave({}), { ...unread, clearedOf: ['threat'] })).toBe(false);
    expect(putsDoor('threat', grave({}), { ...unread, isPerson: true }), 'before a player, too').toBe(true);
    expect(putsDoor('spam', from('home'), unread)).toBe(false);
    expect(hidesBeforeDecision('threat', grave({}), { ...unread, before: 'door' }), 'trusted people still hide it').toBe(true);
  });

  it('never by visitors and newcomers, however many they are', () => {
    for (const reporter of [visitor, newcomer]) {
      fc.assert(
        fc.property(fc.constantFrom(...reasons), voices(reporter), targets, (reason, reports, target) => {
          expect(putsDoor(reason, reports, target)).toBe(false);
        }),
      );
    }
  });

  it('for three days', () => {
    expect(doorUntil(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-04T12:00:00Z'));
  });
});

it('a reporter is trusted after more than 30 days, with a report that was upheld, and as no newcomer', () => {
  expect(isTrusted(trusted)).toBe(true);
  expect(isTrusted({ ...trusted, accountAgeMs: 30 * DAY_MS })).toBe(false);
  expect(isTrusted({ ...trusted, upheld: 0 })).toBe(false);
  expect(isTrusted({ ...trusted, isNewcomer: true })).toBe(false);
});
