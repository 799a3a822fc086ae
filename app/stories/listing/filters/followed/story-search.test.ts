import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearch, nameOfSearch, queryOfSearch, searchInQuery } from './story-search';

describe('a search as a query', () => {
  it('has one form, however a reader came to it', () => {
    const said = 'after=x&tags=34,-12&sort=words&q=%20a%20%20lantern%20&from=10k&tab=fan-fiction&filters=open&tags=7';
    const query = 'tab=fan-fiction&q=a+lantern&tags=-12%2C34%2C7&from=10000';
    expect(queryOfSearch(searchInQuery(said))).toBe(query);
    expect(queryOfSearch(searchInQuery('from=10000&tags=7,34,-12&q=a+lantern&tab=fan-fiction'))).toBe(query);
  });

  it('says the same when it is read and said again, whatever it holds', () => {
    const names = fc.constantFrom('tab', 'q', 'tags', 'content', 'warning', 'fandom', 'from', 'updated', 'writers', 'x');
    const values = fc.oneof(fc.string(), fc.constantFrom('teen,-mature', '12,-34,12', '10k', 'fan-fiction', 'naruto', 'ai', '7'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (said) => {
        const query = queryOfSearch(searchInQuery(new URLSearchParams(said).toString()));
        expect(queryOfSearch(searchInQuery(query))).toBe(query);
        const isNarrowed = query.replace(/^tab=[^&]*/, '') !== '';
        if (!new URLSearchParams(query).has('q')) expect(isSearch(searchInQuery(query))).toBe(isNarrowed);
      }),
    );
  });

  it.each([
    ['q=lantern', true],
    ['q=-rain+lantern', true],
    ['q=words>1k', true],
    ['q=tag:rain', true],
    ['q=-tag:rain', true],
    ['from=10k', true],
    ['', false],
    ['tab=fan-fiction', false],
    ['q=-rain', false],
    ['q=-rain&from=10k', false],
    ['q=!!!', false],
    ['q=or', false],
  ])('looks for something or not: %s', (query, isOne) => {
    expect(isSearch(searchInQuery(query))).toBe(isOne);
  });

  it('is called what it asks for', () => {
    const names = { tags: new Map([['12', 'Slow Burn']]), fandom: (id: string) => id.toUpperCase() };
    const search = searchInQuery('tab=fan-fiction&q=lantern&fandom=naruto&tags=12,-34&from=10k&length=long');
    expect(nameOfSearch(search, names)).toBe(
      '“lantern” · Fan Fiction · Long (2,000 words or more) · NARUTO · With Slow Burn · Without a tag that is gone · Words from: 10,000',
    );
  });
});
