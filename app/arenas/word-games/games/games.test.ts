import { expect, it } from 'vitest';
import { games } from './games';
import { GAME_IDS } from './word-game';

it('shows ten games in a fixed order, each under its id', () => {
  expect(Object.keys(games)).toEqual(GAME_IDS);
  expect(Object.values(games).map(({ id }) => id)).toEqual(GAME_IDS);
});
