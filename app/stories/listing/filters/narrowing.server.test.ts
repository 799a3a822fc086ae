import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type TagsService, tagsContext } from '~/tags/tags.server';
import { type KeptFilters, keptFiltersContext } from './kept/kept-filters.server';
import { narrowedBy } from './narrowing.server';
import { filtersIn, MOST_TAGS } from './story-filters';

it('says of a list whether it has the filters that its reader keeps', async () => {
  const context = new RouterContextProvider();
  const filters = filtersIn(new URLSearchParams('from=10000&content=-mature'), undefined);
  context.set(keptFiltersContext, {
    of: async () => ({ everywhere: true, fandom: false, filters, sort: 'latest' }),
  } as unknown as KeptFilters);
  // These addresses name no tags.
  context.set(tagsContext, { wholeNames: async (names: string[]) => names } as unknown as TagsService);
  const inUse = async (address: string) => {
    const query = new URLSearchParams(address);
    const asked = { query, filters: filtersIn(query, undefined), viewerId: 'ada', list: { arena: undefined } };
    return (await narrowedBy(context, asked)).kept?.inUse;
  };
  expect(await Promise.all(['', 'sort=latest', 'content=-mature&from=10000'].map(inUse))).toEqual([true, true, true]);
  expect(await Promise.all(['filters=none', 'from=10000', 'q=gate'].map(inUse))).toEqual([false, false, false]);
  // Another order is none of what they keep.
  expect(await inUse('sort=words')).toBe(false);
});

it('begins a list in the order that its reader keeps, and in another that its address says', async () => {
  const context = new RouterContextProvider();
  context.set(keptFiltersContext, {
    of: async () => ({ everywhere: true, fandom: false, filters: {}, sort: 'words' }),
  } as unknown as KeptFilters);
  context.set(tagsContext, { wholeNames: async (names: string[]) => names } as unknown as TagsService);
  const begun = async (address: string) => {
    const query = new URLSearchParams(address);
    const asked = { query, filters: filtersIn(query, undefined), viewerId: 'ada', list: { arena: undefined } };
    const { sort, kept } = await narrowedBy(context, asked);
    return [sort, kept?.inUse];
  };
  expect(await begun('')).toEqual(['words', true]);
  expect(await begun('filters=open')).toEqual(['words', true]);
  expect(await begun('sort=kudos')).toEqual(['kudos', false]);
  for (const address of ['sort=latest', 'sort=', 'filters=none', 'filters=open&with=', 'from=10000', 'after=x'])
    expect(await begun(address)).toEqual(['latest', false]);
});

it('names the tags that are more than a list takes: those that were typed after those of its address', async () => {
  const context = new RouterContextProvider();
  context.set(tagsContext, {
    countedAs: async (ids: number[]) => ids,
    wholeNames: async (names: string[]) => names,
    idsOf: async (asked: { name: string }[]) => asked.map(({ name }) => Number(name.slice(1))),
    named: async (ids: number[]) => ids.map((id) => ({ id, kind: 'freeform', name: `t${id}` })),
  } as unknown as TagsService);
  const narrowed = async (address: string, mostTags?: number) => {
    const query = new URLSearchParams(address);
    const asked = { query, filters: filtersIn(query, undefined), viewerId: undefined, list: undefined };
    const { filters, leftOut } = await narrowedBy(context, { ...asked, ...(mostTags && { mostTags }) });
    return { tags: filters.tags?.split(',').length, left: leftOut.tooMany };
  };
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
  expect(await narrowed(`tags=${ids(MOST_TAGS)}`)).toEqual({ tags: MOST_TAGS, left: [] });
  expect(await narrowed(`tags=${ids(MOST_TAGS)},-40&with=t50&without=t60`)).toEqual({ tags: MOST_TAGS, left: ['t40', 't50', 't60'] });
  expect(await narrowed(`tags=${ids(MOST_TAGS)}`, MOST_TAGS - 1)).toEqual({ tags: MOST_TAGS - 1, left: [`t${MOST_TAGS}`] });
});
