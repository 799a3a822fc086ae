import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runXp } from './xp';

const FAR = 10_000;

describe('the XP of a run', () => {
  it.each([
    [640, 1.1, 2, true, 140],
    [640, 1.1, 2, false, 70],
    [99, 1, 1, false, 9],
    [9, 1.4, 1.5, true, 0],
    [100, 1.2, 1.2, true, 14],
    [250, 1.3, 1.2, true, 39],
    [70, 1.1, 1.5, true, 11],
  ])('%i points × %f × %f (used up: %s) give %i', (score, xpMultiplier, bonus, earnsBonus, xp) => {
    expect(runXp({ xpMultiplier, bonus }, score, { earnsBonus, par: FAR })).toBe(xp);
  });

  it.each([
    [299, false, 29],
    [300, false, 30],
    [5_000, false, 30],
    [300, true, 30],
    [150, true, 30],
    [140, true, 28],
  ])('never exceeds what three times par gives: %i points at a par of 100 (used up: %s) give %i', (score, earnsBonus, xp) => {
    expect(runXp({ xpMultiplier: 1, bonus: 2 }, score, { earnsBonus, par: 100 })).toBe(xp);
  });

  it('never falls when the score grows', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(1_000),
        fc.constantFrom(1, 1.1, 1.2, 1.3, 1.4),
        fc.boolean(),
        fc.integer({ min: 1, max: FAR }),
        (score, more, xpMultiplier, earnsBonus, par) => {
          const game = { xpMultiplier, bonus: 1.5 };
          expect(runXp(game, score + more, { earnsBonus, par })).toBeGreaterThanOrEqual(runXp(game, score, { earnsBonus, par }));
        },
      ),
    );
  });
});
