import { expect, it } from 'vitest';
import { reachNames } from '~/stories/reach/reach-names';
import { outOfSight } from './out-of-sight';

const facts = {
  status: 'draft',
  published_at: new Date(0),
  never_public: true,
  held_back: false,
  co_author_ids: [],
  import_held: null,
} as const;

it('says of a story that a collection holds back that it waits there, not that its author publishes it', () => {
  expect(outOfSight({ ...facts, held_back: true })).toBe(reachNames.waits);
  expect(outOfSight({ ...facts, held_back: true, never_public: false })).toBe(reachNames.waits);
  expect(outOfSight(facts)).toBe(reachNames.neverPublic);
});

it('says of one that is taken back that only its author sees it, or those who write it together', () => {
  const takenBack = { ...facts, never_public: false };
  expect(outOfSight(takenBack)).toContain('only you can see it');
  expect(outOfSight({ ...takenBack, co_author_ids: ['mara'] })).toContain('only you can see it');
  expect(outOfSight({ ...takenBack, co_author_ids: ['mara', 'ivo'] })).toContain('only those who write it can see it');
});

it('says nothing of a published story, also while its author has no name yet', () => {
  expect(outOfSight({ ...facts, status: 'published', held_back: true })).toBeUndefined();
});
