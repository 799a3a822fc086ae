import { expect, it } from 'vitest';
import { mayFollow } from './policy';

it('everybody who is signed in may follow a player, except themselves', () => {
  expect(mayFollow({ id: 'reader' }, 'author')).toBe(true);
  expect(mayFollow({ id: 'author' }, 'author')).toBe(false);
  expect(mayFollow(undefined, 'author')).toBe(false);
});
