import { describe, expect, it } from 'vitest';
import { clockOffset, gameMsLeft, gameMsSince } from './server-clock';

describe("the server's clock as a page knows it", () => {
  it('is best known from what came quickest', () => {
    expect(clockOffset(undefined, 10_000, 9_000)).toBe(1_000);
    expect(clockOffset(1_000, 20_000, 19_800)).toBe(1_000);
    expect(clockOffset(200, 20_000, 19_000)).toBe(1_000);
  });

  it('is measured again when a clock was set', () => {
    expect(clockOffset(100_000, 20_000, 19_000)).toBe(1_000);
  });

  it('tells game time at the speed of the game, and none below zero', () => {
    const clock = { offsetMs: 1_000, gameSpeed: 20 };
    expect(gameMsLeft(15_000, clock, 11_000)).toBe(60_000);
    expect(gameMsLeft(15_000, clock, 20_000)).toBe(0);
    expect(gameMsSince(15_000, clock, 16_000)).toBe(40_000);
    expect(gameMsSince(15_000, clock, 1_000)).toBe(0);
  });

  it('stops while the room stands still', () => {
    const clock = { offsetMs: 1_000, gameSpeed: 20, stillAt: 12_000 };
    expect(gameMsLeft(15_000, clock, 90_000)).toBe(60_000);
    expect(gameMsSince(10_000, clock, 90_000)).toBe(40_000);
  });
});
