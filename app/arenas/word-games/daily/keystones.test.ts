import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from '../games/games';
import { KEYSTONES, keystonesOf, keystonesText, parOf } from './keystones';

const game = fc.constantFrom(...GAME_IDS);
const score = fc.nat({ max: 10_000 });

describe('keystones of a game', () => {
  it.each([
    [0, 0],
    [187, 0],
    [188, 1],
    [375, 2],
    [563, 3],
    [749, 3],
    [750, 4],
    [899, 4],
    [900, 4],
    [1_000, 5],
  ])('%i points in Anagram Solver, whose par is 750 and whose best 1,000, give %i', (points, keystones) => {
    expect(keystonesOf('anagram-solver', points, { most: 1_000 })).toBe(keystones);
  });

  it('are four at par, all at the points of a very good run, and none below a quarter, in every game', () => {
    for (const id of GAME_IDS) {
      const { par, top, usual: most } = games[id];
      expect(keystonesOf(id, par, { most })).toBe(KEYSTONES - 1);
      expect(keystonesOf(id, top, { most })).toBe(KEYSTONES);
      expect(keystonesOf(id, Math.ceil(par / 4) - 1, { most })).toBe(0);
    }
  });

  it('ask for as much as the deal can give: less of a poor deal, more of a rich one', () => {
    expect([600, 685, 800].map((most) => parOf('word-completion', { most }))).toEqual([420, 480, 561]);
    fc.assert(fc.property(fc.integer({ min: 100, max: 4_000 }), (most) => keystonesOf('word-completion', most, { most }) === KEYSTONES));
  });

  it('ask for less in a shorter round: by what its puzzles can give, and by its time where a game has no last puzzle', () => {
    expect(parOf('anagram-solver', { most: 500, share: 0.5 })).toBe(375);
    expect(parOf('word-chain', { share: 0.6 })).toBe(1_080);
    expect(keystonesOf('word-chain', 1_080, { share: 0.6 })).toBe(KEYSTONES - 1);
  });

  it('are whole, from none to five, and never fewer for more points', () => {
    fc.assert(
      fc.property(game, score, score, (id, one, more) => {
        const fewer = keystonesOf(id, one, {});
        const many = keystonesOf(id, one + more, {});
        expect(Number.isInteger(fewer)).toBe(true);
        expect(fewer).toBeGreaterThanOrEqual(0);
        expect(many).toBeGreaterThanOrEqual(fewer);
        expect(many).toBeLessThanOrEqual(KEYSTONES);
      }),
    );
  });

  it('are counted for a day', () => {
    expect(keystonesText(12, 10)).toBe('12 of 50 keystones');
  });
});
