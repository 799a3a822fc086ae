import { expect, it } from 'vitest';
import { countedFacts, pageFacts } from './counted-facts';

const publishedAt = new Date('2026-03-01T12:00:00Z');
const none = { words: 0, kudos: 0, comments: 0, bookmarks: 0, readers: 0 };

it('says what there is, and nothing of what there is none of', () => {
  expect(countedFacts({ words: 12_345, kudos: 1, comments: 0, bookmarks: null, readers: 2 })).toEqual([
    '12,345 words',
    '1 kudos',
    '2 readers',
  ]);
  expect(pageFacts({ ...none, publishedAt, updatedAt: publishedAt, language: null })).toEqual([]);
});

it('says when a story was updated unless that was on its first day, and its language by its own name', () => {
  const updated = (at: string) => pageFacts({ ...none, words: 1, publishedAt, updatedAt: new Date(at), language: 'de' });
  expect(updated('2026-03-01T23:00:00Z')).toEqual(['1 word', 'Deutsch']);
  expect(updated('2026-03-02T01:00:00Z')).toEqual(['Updated Mar 2, 2026', '1 word', 'Deutsch']);
});
