import { expect, it } from 'vitest';
import { gameRules } from './game-rules';
import { GAME_IDS } from './games';

it('shows ten games in a fixed order, each with its rules', () => {
  expect(Object.keys(gameRules)).toEqual(GAME_IDS);
  expect(new Set(Object.values(gameRules)).size).toBe(10);
});
