import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Origin, origins } from '~/stories/reading/counting/origin';
import { batchesOf } from './batches';
import { chapterSteps, followedDays } from './chapters';
import { addParts, LEAST, mergeNeighbours, mergeSmall, sumOf } from './merged';
import { newReaders, originsOf } from './origins';

const parts = (search: number, feed: number, inside: number, elsewhere: number) => ({ search, feed, inside, elsewhere });
const few = fc.integer({ min: 0, max: 12 });
const anyParts = fc.record({ search: few, feed: few, inside: few, elsewhere: few });
/** Whether a figure says nothing of single readers. */
const isSafe = (count: number) => count === 0 || count >= LEAST;
const dayNumber = (index: number) => new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10);
const anyDays = fc
  .array(fc.record({ ...{ search: few, feed: few, inside: few, elsewhere: few }, again: few }), { maxLength: 40 })
  .map((days) => days.map(({ again, ...day }, index) => ({ ...day, day: dayNumber(index), readers: newReaders([day]) + again })));

describe('parts of a sum', () => {
  it('are merged where they are small, with the next one where they are small together', () => {
    expect(mergeSmall(parts(3, 10, 0, 20))).toEqual({ told: { inside: 0, elsewhere: 20 }, merged: 13 });
    expect(mergeSmall(parts(3, 2, 0, 20))).toEqual({ told: { inside: 0, elsewhere: 20 }, merged: 5 });
    expect(mergeSmall(parts(5, 6, 0, 20))).toEqual({ told: parts(5, 6, 0, 20), merged: 0 });
    expect(mergeSmall(parts(4, 0, 0, 0))).toBeUndefined();
    expect(mergeSmall(parts(0, 0, 0, 0))).toBeUndefined();
  });

  it('are each none or at least five, keep their sum, and never tell one part by those that are told', () => {
    fc.assert(
      fc.property(anyParts, (counts) => {
        const shown = mergeSmall(counts);
        const total = sumOf(Object.values(counts));
        expect(shown === undefined).toBe(total < LEAST);
        if (!shown) return;
        expect([...Object.values(shown.told), shown.merged].every(isSafe)).toBe(true);
        expect(sumOf(Object.values(shown.told)) + shown.merged).toBe(total);
        // What is merged are at least two parts, or there is nothing.
        const merged = origins.filter((origin) => shown.told[origin] === undefined);
        expect(merged.length === 1).toBe(false);
      }),
    );
  });
});

describe('neighbouring parts', () => {
  it('are joined until each run has none or five, and what is left joins the run before', () => {
    expect(mergeNeighbours([3, 0, 10, 0, 7])).toEqual([
      { first: 0, last: 2, sum: 13 },
      { first: 3, last: 3, sum: 0 },
      { first: 4, last: 4, sum: 7 },
    ]);
    expect(mergeNeighbours([6, 0, 2])).toEqual([{ first: 0, last: 2, sum: 8 }]);
    expect(mergeNeighbours([1, 1, 2])).toBeUndefined();
    expect(mergeNeighbours([])).toBeUndefined();
  });

  it('stand in their order, each in one run, and every difference between figures is none or at least five', () => {
    fc.assert(
      fc.property(fc.array(few, { maxLength: 20 }), (counts) => {
        const steps = chapterSteps(counts);
        expect(steps === undefined).toBe(sumOf(counts) < LEAST);
        if (!steps) return;
        expect(steps.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))).toEqual(
          counts.map((_, index) => index + 1),
        );
        const figures = [sumOf(counts), ...steps.flatMap(({ came, wentOn }) => [came, wentOn])];
        for (const one of figures) for (const other of figures) expect(isSafe(Math.abs(one - other))).toBe(true);
        expect(steps.every(({ stopped }) => isSafe(stopped))).toBe(true);
      }),
    );
  });
});

describe('days', () => {
  it('are told together until at least five people have read on them', () => {
    const days = [4, 1, 7, 2, 2].map((search, index) => ({ ...parts(search, 0, 0, 0), day: dayNumber(index) }));
    expect(batchesOf(days, (together) => newReaders(together) >= LEAST).map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-01', '2026-03-02'],
      ['2026-03-03', '2026-03-03'],
    ]);
    expect(originsOf(days, undefined)).toEqual({ told: { search: 12, feed: 0, inside: 0, elsewhere: 0 }, merged: 0 });
    expect(originsOf(days, '2026-03-03')).toEqual({ told: { search: 7, feed: 0, inside: 0, elsewhere: 0 }, merged: 0 });
    expect(originsOf([], undefined)).toEqual({ told: {}, merged: 0 });
  });

  it('never tell fewer than five by what two of their sums differ in, of any two periods and on any two days', () => {
    const none: Record<Origin, number> = parts(0, 0, 0, 0);
    fc.assert(
      fc.property(anyDays, fc.nat(40), fc.nat(40), (days, one, other) => {
        const shownOn = (end: number, since?: string) => originsOf(days.slice(0, end), since);
        const all = shownOn(days.length);
        const compared = [
          [all, shownOn(one)],
          [shownOn(one), shownOn(other)],
          [all, shownOn(days.length, dayNumber(one))],
          [shownOn(days.length, dayNumber(one)), shownOn(days.length, dayNumber(other))],
          [all, addParts<Origin>([])],
        ] as const;
        for (const [view, other] of compared) {
          const [a, b] = [
            { ...none, ...view.told },
            { ...none, ...other.told },
          ];
          for (const origin of origins) expect(isSafe(Math.abs(a[origin] - b[origin]))).toBe(true);
          expect(isSafe(Math.abs(view.merged - other.merged))).toBe(true);
        }
      }),
    );
  });

  const readDay = (index: number, readers: number) => ({ ...parts(readers, 0, 0, 0), day: dayNumber(index), readers });
  const followed = (days: Parameters<typeof followedDays>[0], known = dayNumber(0)) => {
    const found = followedDays(days, known);
    return found && [found.from, found.to];
  };

  it('are followed for a week that many have read in, or for four weeks, and the last such days are told of', () => {
    const busy = Array.from({ length: 15 }, (_, index) => readDay(index, 5));
    expect(followed(busy.slice(0, 6))).toBeUndefined();
    expect(followed(busy.slice(0, 7))).toEqual(['2026-03-01', '2026-03-07']);
    expect(followed(busy.slice(0, 13))).toEqual(['2026-03-01', '2026-03-07']);
    expect(followed(busy)).toEqual(['2026-03-08', '2026-03-14']);
    expect(followed(busy, '2026-03-09'), 'the readers of some are forgotten').toBeUndefined();
    const quiet = [readDay(0, 4), readDay(10, 1), readDay(26, 3)];
    expect(followed(quiet)).toBeUndefined();
    expect(followed([...quiet, readDay(30, 1)])).toEqual(['2026-03-01', '2026-03-31']);
    expect(followed([readDay(0, 2), readDay(40, 2)])).toBeUndefined();
  });

  it('are followed within what is known, and no reading is told of on two days but as part of the same figures', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(40), fc.nat(40), fc.nat(40), (days, one, other, known) => {
        const [before, after] = [one, other]
          .sort((first, second) => first - second)
          .map((end) => followedDays(days.slice(0, end), dayNumber(known)));
        for (const told of [before, after]) {
          if (!told) continue;
          expect(told.from >= dayNumber(known)).toBe(true);
          const within = days.filter(({ day }) => day >= told.from && day <= told.to);
          expect(Math.max(newReaders(within), ...within.map(({ readers }) => readers))).toBeGreaterThanOrEqual(LEAST);
        }
        if (!before || !after) return;
        if (after.from <= before.to) expect(after).toEqual(before);
      }),
    );
  });
});
