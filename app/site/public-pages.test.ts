import { describe, expect, it } from 'vitest';
import { fixedAddresses, publicPage } from './public-pages';

describe("a page's own address", () => {
  it('is written in one way', () => {
    expect(publicPage('/')).toEqual({ canonical: '/' });
    expect(publicPage('/about/')).toEqual({ canonical: '/about' });
    expect(publicPage('/Word-Games/Word-Chain')).toEqual({ canonical: '/word-games/word-chain' });
  });

  it('is left to routes that have several pages', () => {
    for (const path of ['/stories', '/Stories/fan-fiction', '/leaderboard', '/players/1', '/fan-fiction/genre/anime']) {
      expect(publicPage(path)).toEqual({ canonical: undefined });
    }
  });

  it("is not said of what is one person's, nor where the route itself says everything", () => {
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

  it('is fixed where there is one page of a kind', () => {
    expect(fixedAddresses).toContain('/stories');
    expect(fixedAddresses.filter((address) => address.includes(':'))).toEqual([]);
  });
});
