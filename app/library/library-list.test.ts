import { describe, expect, it } from 'vitest';
import { withMoreCards } from '~/stories/more-cards';
import type { StoryCard } from '~/stories/story';
import { libraryTabs, listAddress, listOf } from './library-list';

const card = (id: string, title = id): StoryCard => ({
  id,
  title,
  arena: 'creative_writing',
  author: 'Mara',
  prompt: '',
  preview: '',
  publishedOn: 'Mar 1, 2026',
  average: undefined,
  ratingCount: 0,
  ownRating: undefined,
  own: false,
});

describe('addresses of the library', () => {
  it('name the list they lead to', () => {
    for (const { to } of libraryTabs({ arena: undefined, sort: 'rating' })) {
      const list = listOf(new URL(to, 'http://localhost').searchParams);
      expect(listAddress(list)).toBe(to);
      expect(list.sort).toBe('rating');
    }
    expect(listAddress({ arena: 'fan_fic', sort: 'latest' }, 'abc')).toBe('/stories?tab=fan-fiction&after=abc');
    expect(listAddress({ arena: undefined, sort: 'latest' })).toBe('/stories');
  });

  it('fall back to all stories, latest first, where they make no sense', () => {
    expect(listOf(new URLSearchParams('tab=poems&sort=best'))).toEqual({ arena: undefined, sort: 'latest' });
  });

  it('mark one tab as the current one', () => {
    const current = libraryTabs({ arena: 'fan_fic', sort: 'latest' }).filter((tab) => tab.current);
    expect(current.map((tab) => tab.label)).toEqual(['Fan Fiction']);
  });
});

describe('loading more cards', () => {
  it('adds the new ones below and shows none twice, brought up to date where it stood', () => {
    const cards = withMoreCards([card('a'), card('b')], [card('b', 'changed'), card('c')]);
    expect(cards.map(({ title }) => title)).toEqual(['a', 'changed', 'c']);
  });
});
