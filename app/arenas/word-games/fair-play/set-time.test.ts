import { expect, it } from 'vitest';
import { spellingBee } from '../testing/spelling-bee';
import { finishedMs, runWorth, scoreInTime } from './set-time';

const bee = { ...spellingBee(2), best: () => 20 };
const set = (spelled: boolean[], playedMs: number) => ({
  state: { score: spelled.filter(Boolean).length * 10, words: ['one', 'two'], at: spelled.length, spelled },
  playedMs,
});

it('knows the time of a set that was finished, and of no other', () => {
  expect(finishedMs(bee, set([true, true], 30_000))).toBe(30_000);
  expect(finishedMs(bee, set([true], 30_000))).toBeUndefined();
  expect(finishedMs(spellingBee(2), set([true, true], 30_000)), 'a game without a last puzzle').toBeUndefined();
});

it.each([
  [0, 25],
  [30_000, 23],
  [60_000, 20],
  [61_000, 20],
])('raises a set finished after %i ms of a minute to %i, by up to a quarter', (ms, points) => {
  expect(runWorth(bee, set([true, true], ms))).toBe(points);
});

it('raises nothing with less than 80 % right, or with a puzzle left', () => {
  expect(runWorth(bee, set([true, false], 1_000))).toBe(10);
  expect(runWorth(bee, set([true], 1_000))).toBe(10);
});

it('tells a score with its time', () => {
  expect([scoreInTime('1,000', 41_200), scoreInTime('1,000', 600_000), scoreInTime('900', null)]).toEqual([
    '1,000 in 0:42',
    '1,000 in 10:00',
    '900',
  ]);
});
