import { beforeEach, expect, it } from 'vitest';
import { type TurnTimes, turnTimes } from './turn-times';

let now: number;
let told: [string, number][];
let times: TurnTimes;
beforeEach(() => {
  [now, told] = [0, []];
  times = turnTimes(
    (name, seconds) => told.push([name, seconds]),
    () => now,
  );
});

it('a query that waited behind a slow one is told with its own time', () => {
  now = 3_000;
  times.onQuery('select story', 3, false);
  now = 3_010;
  times.onQuery('select player', 3.01, false);
  expect(told).toEqual([
    ['select story', 3],
    ['select player', 0.01],
  ]);
});

it('so is one that waited for a checkpoint', () => {
  now = 2_000;
  times.ended();
  now = 2_020;
  times.onQuery('select player', 2.02, false);
  expect(told).toEqual([['select player', 0.02]]);
});

it('a query that found the engine idle took all of its time', () => {
  now = 60_000;
  times.onQuery('select story', 0.3, false);
  expect(told).toEqual([['select story', 0.3]]);
});
