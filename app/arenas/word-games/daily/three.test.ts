import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { gameRules } from '../games/game-rules';
import { GAME_IDS } from '../games/games';
import { threeOf } from './three.server';

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

it('take at most seven minutes, and are the same whoever asks', () => {
  fc.assert(
    fc.property(cycles, fc.nat(GAME_IDS.length - 1), (cycle, at) => {
      const three = threeOf(dayOf(cycle, at));
      expect(three.reduce((sum, game) => sum + gameRules[game].seconds, 0)).toBeLessThanOrEqual(420);
      expect(threeOf(dayOf(cycle, at))).toEqual(three);
    }),
    { numRuns: 100 },
  );
});
