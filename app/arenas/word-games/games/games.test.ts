import { expect, it } from 'vitest';
import { gameRules } from './game-rules';
import { GAME_IDS } from './games';

it('shows the games in a fixed order, each with rules of its own', () => {
  expect(Object.keys(gameRules)).toEqual(GAME_IDS);
  expect(new Set(Object.values(gameRules)).size).toBe(GAME_IDS.length);
});
