import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressAsIs, libraryTabs, listAddress, listOf, wholeList } from './library-list';

const listAt = (address: string) => listOf(new URL(address, 'http://localhost').searchParams);

describe('addresses of the library', () => {
  it('encode every list', () => {
    const some = (...values: string[]) => fc.constantFrom('', 'odd', ...values);
    const query = fc.record({
      tab: some('story-weave', 'fan-fiction', 'creative-writing'),
      sort: some('latest', 'rating', 'relevance'),
      q: fc.oneof(fc.constant(''), fc.string({ maxLength: 300 })),
      length: some('short', 'medium', 'long'),
      rating: some('3', '4', '5'),
      writers: some('human', 'ai'),
      fandom: some('naruto'),
    });
    fc.assert(
      fc.property(query, fc.constantFrom(undefined, 'story_weave' as const, 'fan_fic' as const), (parameters, home) => {
        const list = listOf(new URLSearchParams(parameters), home);
        const address = listAddress(list);
        expect(listOf(new URL(address, 'http://localhost').searchParams, home)).toEqual(list);
        expect(listAddress(listOf(new URL(address, 'http://localhost').searchParams, home))).toBe(address);
      }),
    );
  });

  it('omit defaults', () => {
    expect(listAddress(listAt('/stories?tab=&q=&sort=latest&length=&rating='))).toBe('/stories');
    expect(listAddress(listAt('/stories?q=gate&sort=relevance'), 'abc')).toBe('/stories?q=gate&after=abc');
    expect(listAddress(listOf(new URLSearchParams('tab=story-weave&rating=4'), 'fan_fic'))).toBe('/stories/fan-fiction?rating=4');
  });

  it('fall back to all stories, latest first, if invalid', () => {
    expect(listAt('/stories?tab=poems&sort=best&rating=9&fandom=%22x')).toEqual(listAt('/stories'));
    expect(listAt('/stories?sort=relevance').sort).toBe('latest');
  });

  it('omit filters that do not apply to an arena', () => {
    expect(listAt('/stories?tab=creative-writing&writers=ai&fandom=naruto').filters).toEqual({});
  });

  it('of the tabs keep search, filters and sort, and mark one tab as the current one', () => {
    const tabs = libraryTabs(listAt('/stories?tab=fan-fiction&q=gate&sort=rating&rating=4&fandom=naruto'), { kept: undefined });
    expect(tabs.filter((tab) => tab.current).map((tab) => tab.label)).toEqual(['Fan Fiction']);
    expect(tabs.map(({ to }) => to)).toEqual([
      '/stories?q=gate&sort=rating&rating=4&fandom=naruto',
      '/stories?tab=story-weave&q=gate&sort=rating&rating=4',
      '/stories?tab=creative-writing&q=gate&sort=rating&rating=4',
      '/stories?tab=fan-fiction&q=gate&sort=rating&rating=4&fandom=naruto',
    ]);
  });

  it('of the tabs do not bring back what a reader keeps and has taken off here', () => {
    const kept = { everywhere: true, fandom: false, fandomId: undefined, sort: 'latest', inUse: false } as const;
    expect(libraryTabs(listAt('/stories?filters=none'), { kept })[0]?.to).toBe('/stories?filters=none');
    expect(libraryTabs(listAt('/stories?kudos=100'), { kept })[0]?.to).toBe('/stories?kudos=100');
  });

  it('of the first page do not bring it back either, and later pages need not say so', () => {
    const narrowing = { kept: { everywhere: true, fandom: false, fandomId: undefined, sort: 'latest', inUse: false } as const };
    expect(addressAsIs(listAt('/stories?after=abc'), narrowing)).toBe('/stories?filters=none');
    expect(addressAsIs(listAt('/stories'), narrowing, 'abc')).toBe('/stories?after=abc');
  });

  it('of the whole list keep arena and sort', () => {
    expect(listAddress(wholeList(listAt('/stories?tab=fan-fiction&q=gate&sort=rating&rating=4')))).toBe(
      '/stories?tab=fan-fiction&sort=rating',
    );
    expect(listAddress(wholeList(listAt('/stories?q=gate')))).toBe('/stories');
  });
});
