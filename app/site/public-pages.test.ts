import { describe, expect, it } from 'vitest';
import { fixedAddresses, publicPage } from './public-pages';

describe("a page's own address", () => {
  it('is normalized', () => {
    expect(publicPage('/')).toEqual({ canonical: '/' });
    expect(publicPage('/about/')).toEqual({ canonical: '/about' });
    expect(publicPage('/Word-Games/Word-Chain')).toEqual({ canonical: '/word-games/word-chain' });
  });

  it('is left to routes with several pages', () => {
    for (const path of ['/stories', '/Stories/fan-fiction', '/leaderboard', '/players/1', '/fan-fiction/genre/anime']) {
      expect(publicPage(path)).toEqual({ canonical: undefined });
    }
  });

  it('is not given for personal pages, nor for routes that name their own', () => {
    for (const path of [
      '/profile',
      '/signin',
      '/creative-writing',
      '/story/1',
      '/fan-fiction/genre/anime/title/naruto',
      '/dev/outbox',
      '/nothing',
    ]) {
      expect(publicPage(path)).toBeUndefined();
    }
  });

  it('is fixed for single pages', () => {
    expect(fixedAddresses).toContain('/stories');
    expect(fixedAddresses.filter((address) => address.includes(':'))).toEqual([]);
  });
});
