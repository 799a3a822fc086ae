import { expect, it } from 'vitest';
import { newerVersion } from './newer-version';

it('offers the newer of two versions first, and what was typed here where the times are not known', () => {
  expect(newerVersion({ mine: 2, theirs: 1 })).toBe('mine');
  expect(newerVersion({ mine: 1, theirs: 2 })).toBe('theirs');
  expect(newerVersion({ mine: undefined, theirs: 2 })).toBe('mine');
  expect(newerVersion({ mine: 1, theirs: undefined })).toBe('mine');
});
