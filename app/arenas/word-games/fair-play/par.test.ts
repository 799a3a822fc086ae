import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from '../games/games';
import { boardPoints } from './par';

describe('what a best score is worth on the board', () => {
  it.each(GAME_IDS)('in %s is 0 for nothing, 500 for par, 750 for twice par and never 1,000', (game) => {
    expect([0, 1, 2, 3].map((pars) => boardPoints(game, pars * games[game].par))).toEqual([0, 500, 750, 875]);
    expect(boardPoints(game, 9 * games[game].par)).toBeLessThan(1_000);
  });

  it('never falls when the score grows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_IDS), fc.nat(20_000), fc.nat(2_000), (game, score, more) => {
        expect(boardPoints(game, score + more)).toBeGreaterThanOrEqual(boardPoints(game, score));
      }),
    );
  });
});
