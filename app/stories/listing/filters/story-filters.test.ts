import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWarnings, ratingNames } from '../../content-rating/content-rating';
import { activeFilters } from './active-filters';
import { listQuery } from './list-query';
import { filterNamed, filterNames, filtersIn, isFiltered, type StoryFilters } from './story-filters';

const filtersAt = (query: string) => filtersIn(new URLSearchParams(query), undefined);

/** What a form may send for each filter, sensible or not. */
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(...filterNames),
      fc.oneof(
        fc.constantFrom(
          'teen',
          '-mature',
          'general,-teen',
          'death',
          '-death',
          'no-violence',
          '12',
          '-12',
          '10k',
          '0',
          'only',
          'complete',
          'de',
          '7',
        ),
        fc.string({ maxLength: 12 }),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => new URLSearchParams(pairs));

describe('the filters in an address', () => {
  it('are the same in the address that they make', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const filters = filtersIn(query, undefined);
        expect(filtersIn(listQuery({ sort: 'latest', filters }), undefined)).toEqual(filters);
      }),
    );
  });

  it('name what a story must have, and what it must not, which wins', () => {
    expect(filtersAt('content=teen&content=-mature').content).toBe('teen,-mature');
    expect(filtersAt('tags=12&tags=-12&tags=7').tags).toBe('-12,7');
    expect(filtersAt('tags=12,x,-0,-3').tags).toBe('12,-3');
  });

  it('take numbers as people write them', () => {
    expect(filtersAt('from=10k').from).toBe('10000');
    expect(filtersAt('from=10,000').from).toBe('10000');
    for (const written of ['1.5k', '1,5k', '1 500', '1.500', '1500']) expect(filtersAt(`from=${written}`).from, written).toBe('1500');
    for (const written of ['1.5', '1,50', '15,00', '1.5 0k', '100,000,001'])
      expect(filtersAt(`from=${written}`).from, written).toBeUndefined();
    expect(filtersAt('from=0&to=many&kudos=-3')).toEqual({});
  });

  it('still leave out what earlier addresses left out', () => {
    expect(filtersAt('warning=no-violence').warning).toBe('-violence');
    expect(filtersAt('warning=none').warning?.split(',')).toHaveLength(Object.keys(contentWarnings).length);
    expect(ratingNames.map((name) => filtersAt(`content=${name}`).content)).toEqual(ratingNames);
  });
});

describe('what a list is narrowed by', () => {
  it('can be taken away one by one, until nothing is left but what stands above the list', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        let filters: StoryFilters = filtersIn(query, undefined);
        for (let active = activeFilters(filters, new Map()); active.length > 0; active = activeFilters(filters, new Map())) {
          const fewer = active[0]?.left ?? {};
          expect(activeFilters(fewer, new Map())).toHaveLength(active.length - 1);
          filters = fewer;
        }
        const above = Object.fromEntries(
          Object.entries(filters).filter(([name]) => filterNames.some((each) => each === name && filterNamed(each).inRow)),
        );
        expect(isFiltered(filters)).toBe(isFiltered(above));
      }),
    );
  });

  it('is said in words', () => {
    const labels = (query: string) => activeFilters(filtersAt(query), new Map([['12', 'Slow Burn']])).map(({ label }) => label);
    expect(labels('tags=12,-7&content=-mature&from=10000&language=de')).toEqual([
      'With Slow Burn',
      'Without a tag that is gone',
      'Without Mature',
      'Words from: 10,000',
      'Language: Deutsch',
    ]);
  });
});
