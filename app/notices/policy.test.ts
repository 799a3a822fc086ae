import { expect, it } from 'vitest';
import { mayFollowStory } from './policy';

it('everybody who is signed in may follow a story, except its author', () => {
  expect(mayFollowStory({ id: 'reader' }, { authorId: 'author' })).toBe(true);
  expect(mayFollowStory({ id: 'reader' }, { authorId: null })).toBe(true);
  expect(mayFollowStory({ id: 'author' }, { authorId: 'author' })).toBe(false);
  expect(mayFollowStory(undefined, { authorId: 'author' })).toBe(false);
});
