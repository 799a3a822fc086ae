import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeptEntry } from '~/platform/offline/kept-pages.contract';
import { inOrderOf, laterToFetch, MOST_RENEWED, makesRoom } from './kept-later';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const story = (number: number) => ({ address: `/story/${number}`, title: `Story ${number}` });
const entry = (number: number, more: Partial<KeptEntry> = {}): KeptEntry => ({
  ...story(number),
  ...{ kind: 'later', goesOn: false, at: NOW, size: 10 },
  ...more,
});
const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1));

it('what is missing is fetched in the order of the list, and of what is older than a day the oldest first', () => {
  const entries = [entry(2, { at: NOW - 30 * HOUR }), entry(3), entry(4, { at: NOW - 60 * HOUR }), entry(1, { kind: 'read' })];
  expect(laterToFetch(entries, stories(5), NOW)).toEqual({ missing: [story(1), story(5)], old: [story(4), story(2)] });
  const many = stories(MOST_RENEWED + 1);
  const old = many.map((_, index) => entry(index + 1, { at: NOW - 30 * HOUR }));
  expect(laterToFetch(old, many, NOW).old).toHaveLength(MOST_RENEWED);
});

it('a story has room made for it by as few as it takes of those that come after it, the last ones, or by none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ isKept: fc.boolean(), size: fc.integer({ min: 1, max: 50 }) }), { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      fc.integer({ min: 1, max: 200 }),
      (kept, at, size) => {
        const place = at % kept.length;
        const list = stories(kept.length);
        const entries = kept.flatMap((each, index) => (each.isKept ? [entry(index + 1, { size: each.size })] : []));
        const roomOf = (number: number) => entries.find(({ address }) => address === story(number).address)?.size ?? 0;
        const after = list.map((_, index) => index + 1).slice(place + 1);
        const dropped = makesRoom(entries, { story: story(place + 1), list, size });
        const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + roomOf(number), 0);
        if (!dropped) {
          expect(sum(after)).toBeLessThan(size);
          return;
        }
        const numbers = dropped.map(({ address }) => Number(address.split('/')[2]));
        expect(sum(numbers)).toBeGreaterThanOrEqual(size);
        expect(sum(numbers.slice(0, -1))).toBeLessThan(size);
        const keptAfter = after.filter((number) => roomOf(number) > 0).toReversed();
        expect(numbers).toEqual(keptAfter.slice(0, numbers.length));
      },
    ),
  );
});

it('what is for later stands in the order of the list, all its pages together, after what was read', () => {
  const entries = [entry(2), entry(2, { address: '/story/2?chapter=4', goesOn: true }), entry(7, { kind: 'read' }), entry(1)];
  expect(inOrderOf(stories(2), entries).map(({ address }) => address)).toEqual(['/story/7', '/story/1', '/story/2', '/story/2?chapter=4']);
});
