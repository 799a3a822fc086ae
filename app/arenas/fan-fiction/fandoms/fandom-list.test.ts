import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFandoms, sortOf } from './fandom-list';

const fandom = (title: string, popularity: number, description = '') => ({ id: title, title, popularity, description, hasStories: true });
const three = [fandom('Alpha', 10, 'A tale of Bees'), fandom('Beta', 90), fandom('Gamma', 90, 'bees again')];
const titles = (search: string, sort: 'popularity' | 'alphabetical') => listFandoms(three, search, sort).map(({ title }) => title);

describe('a listing of fandoms', () => {
  it('is sorted by popularity, then by title', () => {
    expect(titles('', 'popularity')).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(titles('', 'alphabetical')).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  it('is searched by title and description, ignoring case and surrounding spaces', () => {
    expect(titles(' BEES ', 'alphabetical')).toEqual(['Alpha', 'Gamma']);
    expect(titles('eta', 'alphabetical')).toEqual(['Beta']);
    expect(titles('nobody', 'alphabetical')).toEqual([]);
  });

  it('contains each fandom once, and leaves the registry unchanged', () => {
    const some = fc.array(
      fc.record({ id: fc.string(), title: fc.string(), description: fc.string(), popularity: fc.nat(100), hasStories: fc.boolean() }),
    );
    fc.assert(
      fc.property(some, fc.constantFrom('popularity' as const, 'alphabetical' as const), (fandoms, sort) => {
        const before = [...fandoms];
        expect(new Set(listFandoms(fandoms, '', sort))).toEqual(new Set(fandoms));
        expect(fandoms).toEqual(before);
      }),
    );
  });

  it('takes its order from the address, and defaults to popularity', () => {
    expect(sortOf(new URLSearchParams('sort=alphabetical'))).toBe('alphabetical');
    expect(sortOf(new URLSearchParams('sort=cruel'))).toBe('popularity');
    expect(sortOf(new URLSearchParams())).toBe('popularity');
  });
});
