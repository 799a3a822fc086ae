import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from '../games/games';
import { KEYSTONES, keystonesOf, keystonesText } from './keystones';

const game = fc.constantFrom(...GAME_IDS);
const score = fc.nat({ max: 10_000 });

describe('keystones of a game', () => {
  it.each([
    [0, 0],
    [211, 0],
    [213, 1],
    [425, 2],
    [638, 3],
    [849, 3],
    [850, 4],
    [1_274, 4],
    [1_275, 5],
    [9_000, 5],
  ])('%i points in Word Guess, whose par is 850, give %i', (points, keystones) => {
    expect(keystonesOf('word-guess', points)).toBe(keystones);
  });

  it('are four at par, all from one and a half times par, and none below a quarter, in every game', () => {
    for (const id of GAME_IDS) {
      expect(keystonesOf(id, games[id].par)).toBe(KEYSTONES - 1);
      expect(keystonesOf(id, Math.ceil(games[id].par * 1.5))).toBe(KEYSTONES);
      expect(keystonesOf(id, Math.ceil(games[id].par / 4) - 1)).toBe(0);
    }
  });

  it('are whole, from none to five, and never fewer for more points', () => {
    fc.assert(
      fc.property(game, score, score, (id, one, more) => {
        const fewer = keystonesOf(id, one);
        const many = keystonesOf(id, one + more);
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
