import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { DeclaredGame } from '../../games/declared-game';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId, games } from '../../games/games';
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

it('are as they were on each day before a further game came, and have it from then on', () => {
  const first = dayOf(2_060, 3);
  const days = Array.from({ length: 300 }, (_, at) => new Date(Date.parse(first) + (at - 150) * DAY_MS).toISOString().slice(0, 10));
  const before = days.map(threeOf);
  const eleventh = 'an-eleventh' as GameId;
  const added: DeclaredGame = { ...games['word-guess'], since: first };
  Object.assign(games, { [eleventh]: added });
  GAME_IDS.push(eleventh);
  try {
    const after = days.map(threeOf);
    expect(after.slice(0, 150)).toEqual(before.slice(0, 150));
    expect(after.slice(150).filter((three) => three.includes(eleventh)).length).toBeGreaterThan(30);
  } finally {
    GAME_IDS.pop();
    Reflect.deleteProperty(games, eleventh);
  }
});

it('stay what they were when people shared them', () => {
  const days = ['2026-09-01', '2026-10-15', '2026-11-20', '2026-11-30'];
  expect(days.map(threeOf)).toMatchInlineSnapshot(`
    [
      [
        "anagram-solver",
        "word-completion",
        "word-guess",
      ],
      [
        "anagram-solver",
        "word-chain",
        "definition-match",
      ],
      [
        "speed-typing",
        "word-association",
        "word-completion",
      ],
      [
        "speed-typing",
        "word-completion",
        "definition-match",
      ],
    ]
  `);
});
