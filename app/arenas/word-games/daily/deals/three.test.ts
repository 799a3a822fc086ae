import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS } from '../../games/games';
import { shareOn, threeOf } from './three.server';

/** A day of a cycle, as 2026-11-20. */
const dayOf = (cycle: number, at: number) => new Date((cycle * GAME_IDS.length + at) * DAY_MS).toISOString().slice(0, 10);
const cycles = fc.integer({ min: 2_000, max: 3_000 });

it('are three games, and in as many days as there are games each comes three times', () => {
  fc.assert(
    fc.property(cycles, (cycle) => {
      const days = Array.from({ length: GAME_IDS.length }, (_, at) => threeOf(dayOf(cycle, at)));
      expect(days.every((three) => new Set(three).size === 3)).toBe(true);
      for (const game of GAME_IDS) expect(days.filter((three) => three.includes(game))).toHaveLength(3);
    }),
    { numRuns: 30 },
  );
});

it('take three to five minutes by their clocks, and are the same for everyone', () => {
  fc.assert(
    fc.property(cycles, fc.nat(GAME_IDS.length - 1), (cycle, at) => {
      const day = dayOf(cycle, at);
      const seconds = threeOf(day).reduce((sum, game) => sum + gameRules[game].seconds * shareOn(day, game, gameRules[game].seconds), 0);
      expect(seconds).toBeGreaterThanOrEqual(180);
      expect(seconds).toBeLessThanOrEqual(300);
      expect(threeOf(day)).toEqual(threeOf(day));
    }),
    { numRuns: 100 },
  );
});

it('leaves the other seven games of a day as long as they are', () => {
  const day = dayOf(2_050, 4);
  for (const game of GAME_IDS.filter((each) => !threeOf(day).includes(each))) expect(shareOn(day, game, 180)).toBe(1);
});
