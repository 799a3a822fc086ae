import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedXp, newcomerBounds, nothingBrought, periodsOf, readerBounds, withXp, type XpBrought } from './xp-allowance';

type Step = { story: number; wanted: number } | 'next day';

const xp = fc.integer({ min: -20, max: 20 });
/** A vote for one of five stories, or the end of a day. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ story: fc.nat(4), wanted: xp }) },
  { weight: 1, arbitrary: fc.constant('next day' as const) },
);

/** What the votes of one reader bring an author in a quarter. */
function bring(steps: readonly Step[], bounds: Partial<XpBrought>) {
  const given = new Map<number, number>();
  let brought = nothingBrought;
  let [today, mostInDay] = [0, 0];
  for (const one of steps) {
    if (one === 'next day') {
      brought = { ...brought, gainedInDay: 0 };
      today = 0;
      continue;
    }
    const before = given.get(one.story) ?? 0;
    const after = allowedXp(before, one.wanted, [{ brought, bounds }]);
    brought = withXp(brought, before, after);
    given.set(one.story, after);
    today += after - before;
    mostInDay = Math.max(mostInDay, today);
  }
  const all = [...given.values()];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { mostInDay, gained: sum(all.filter((one) => one > 0)), lost: -sum(all.filter((one) => one < 0)) };
}

describe('what a vote may give', () => {
  const after = (brought: Partial<XpBrought>, before: number, wanted: number, bounds: Partial<XpBrought> = readerBounds) =>
    allowedXp(before, wanted, [{ brought: { ...nothingBrought, ...brought }, bounds }]);

  it('is all of it, until a bound is reached, and then what is left to it', () => {
    expect([after({}, 0, 20), after({}, 0, -20), after({}, 20, -20)]).toEqual([20, -20, -20]);
    expect([after({ gainedInDay: 50 }, 0, 20), after({ gainedInDay: 60 }, 0, 20), after({ gainedInQuarter: 295 }, 0, 20)]).toEqual([
      10, 0, 5,
    ]);
    expect([after({ lost: 30 }, 0, -20), after({ lost: 40 }, 0, -20), after({ lost: 40 }, 0, 20)]).toEqual([-10, 0, 20]);
    expect([after({ lost: 400 }, 0, -20, newcomerBounds), after({ lostInQuarter: 40 }, 0, -20, newcomerBounds)]).toEqual([-20, 0]);
  });

  it('can always be taken back, and made up for', () => {
    const full = { gainedInDay: 60, gainedInQuarter: 300, lostInQuarter: 40, lost: 40 };
    expect([after(full, 20, -20), after(full, -20, 20)]).toEqual([0, 0]);
  });

  it('lies between what it gave and what it is to give', () => {
    fc.assert(
      fc.property(xp, xp, fc.nat(400), fc.nat(80), (before, wanted, gained, lost) => {
        const brought = { gainedInDay: gained, gainedInQuarter: gained, lostInQuarter: lost, lost };
        const allowed = allowedXp(before, wanted, [
          { brought, bounds: readerBounds },
          { brought, bounds: newcomerBounds },
        ]);
        expect(allowed).toBeGreaterThanOrEqual(Math.min(before, wanted));
        expect(allowed).toBeLessThanOrEqual(Math.max(before, wanted));
      }),
    );
  });

  it('keeps every bound, whatever is rated and changed in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const reader = bring(steps, readerBounds);
        expect(reader.mostInDay).toBeLessThanOrEqual(60 + 40);
        expect(reader.gained).toBeLessThanOrEqual(300);
        expect(reader.lost).toBeLessThanOrEqual(40);
        expect(bring(steps, newcomerBounds).lost).toBeLessThanOrEqual(40);
      }),
    );
  });
});

it('days and quarters are those of UTC', () => {
  expect(periodsOf(new Date('2026-11-24T23:59:59Z'))).toEqual({ day: '2026-11-24', quarter: '2026-10-01' });
  expect(periodsOf(new Date('2026-01-01T00:00:00Z'))).toEqual({ day: '2026-01-01', quarter: '2026-01-01' });
  expect(periodsOf(new Date('2026-06-30T12:00:00Z'))).toEqual({ day: '2026-06-30', quarter: '2026-04-01' });
});
