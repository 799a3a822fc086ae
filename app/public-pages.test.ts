import { describe, expect, it } from 'vitest';
import { canonicalAddress, fixedAddresses } from './public-pages';

const canonical = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://arena.example');
  return canonicalAddress(pathname, searchParams);
};

describe("a page's own address", () => {
  it('leaves out what does not make another page of it', () => {
    expect(canonical('/?utm_source=mail')).toBe('/');
    expect(canonical('/about/')).toBe('/about');
    expect(canonical('/stories?utm=1&tab=fan-fiction&after=')).toBe('/stories?tab=fan-fiction');
    expect(canonical('/leaderboard?page=2&board=word-games')).toBe('/leaderboard?board=word-games&page=2');
    expect(canonical('/word-games/word-chain?x=1')).toBe('/word-games/word-chain');
  });

  it("is not said of what is one person's, nor where the route itself says it", () => {
    for (const address of [
      '/profile',
      '/signin',
      '/creative-writing',
      '/story/1',
      '/fan-fiction/genre/anime/title/naruto',
      '/dev/outbox',
      '/nothing',
    ]) {
      expect(canonical(address)).toBeUndefined();
    }
  });

  it('is fixed where there is one page of a kind', () => {
    expect(fixedAddresses).toContain('/stories');
    expect(fixedAddresses.filter((address) => address.includes(':'))).toEqual([]);
  });
});
