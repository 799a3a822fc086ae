import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type TagsService, tagsContext } from '~/tags/tags.server';
import { type KeptFilters, keptFiltersContext } from './kept/kept-filters.server';
import { narrowedBy } from './narrowing.server';
import { filtersIn } from './story-filters';

it('says of a list whether it has the filters that its reader keeps', async () => {
  const context = new RouterContextProvider();
  const filters = filtersIn(new URLSearchParams('from=10000&content=-mature'), undefined);
  context.set(keptFiltersContext, { of: async () => ({ everywhere: true, fandom: false, filters }) } as unknown as KeptFilters);
  // These addresses name no tags.
  context.set(tagsContext, {} as TagsService);
  const inUse = async (address: string) => {
    const query = new URLSearchParams(address);
    const asked = { query, filters: filtersIn(query, undefined), viewerId: 'ada', list: { arena: undefined } };
    return (await narrowedBy(context, asked)).kept?.inUse;
  };
  expect(await Promise.all(['', 'sort=words', 'content=-mature&from=10000'].map(inUse))).toEqual([true, true, true]);
  expect(await Promise.all(['filters=none', 'from=10000', 'q=gate'].map(inUse))).toEqual([false, false, false]);
});
