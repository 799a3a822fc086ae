import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { Busy } from '~/platform/limits/busy';
import { cursorOf } from '~/stories/listing/cursor.server';
import { searchCursor } from '~/stories/search/search-cursor';
import { type StoriesService, storiesContext } from '~/stories/stories.server';
import { type TagsService, tagsContext } from '~/tags/tags.server';
import { libraryData } from './library-data.server';

const position = { publishedAt: 1, id: '00000000-0000-4000-8000-000000000000', average: 4 };
const found = { top: 9, depth: 4, headDepth: 4, value: 1, number: 9 } as const;

function answerTo(query: Record<string, string>, listOptions: (options: object) => Promise<object>) {
  const context = new RouterContextProvider();
  context.set(viewerContext, { viewer: undefined, databaseAway: false, looksOnly: true });
  context.set(storiesContext, { listStories: listOptions, searchStories: listOptions } as unknown as StoriesService);
  // These addresses name no tags.
  context.set(tagsContext, { wholeNames: async (names) => [...names] } as Pick<TagsService, 'wholeNames'> as TagsService);
  return libraryData(context, new URLSearchParams(query));
}

async function dataOf(query: Record<string, string>) {
  const listOptions = vi.fn(async (_options: object) => ({
    cards: [],
    next: undefined,
    note: undefined,
    excluded: [],
    suggestion: undefined,
  }));
  const { data } = await answerTo(query, listOptions);
  return { data, listOptions: listOptions.mock.calls[0]?.[0] };
}

describe('a search while too many wait', () => {
  it('is answered with 503 and Retry-After, and keeps its words', async () => {
    const { data, init } = await answerTo({ q: 'gate -war' }, async () => {
      throw new Busy('too much waits already');
    });
    expect(data).toMatchObject({ isBusy: true, cards: [], list: { search: 'gate -war' } });
    expect(init).toEqual({ status: 503, headers: { 'Retry-After': '5' } });
  });
});

describe('an address of the library', () => {
  it('with a valid cursor shows the stories after it', async () => {
    const queries: Record<string, string>[] = [
      { after: cursorOf('latest', position) },
      { sort: 'rating', after: cursorOf('rating', position) },
      { q: 'gate', after: searchCursor('relevance', found) },
    ];
    for (const query of queries) {
      const { data, listOptions } = await dataOf(query);
      expect(data.after).toBe(query.after);
      expect(listOptions).toMatchObject({ cursor: query.after });
    }
  });

  it('with an invalid cursor shows the first page', async () => {
    const queries: Record<string, string>[] = [
      { after: 'zzz' },
      { after: '\uFFFD' },
      { after: '' },
      { after: cursorOf('rating', position) },
      { after: searchCursor('relevance', found) },
      { q: 'gate', after: cursorOf('latest', position) },
      { q: 'gate', sort: 'latest', after: searchCursor('relevance', found) },
    ];
    for (const query of queries) {
      const { data, listOptions } = await dataOf(query);
      expect(data.after, JSON.stringify(query)).toBeUndefined();
      expect(listOptions).toMatchObject({ cursor: undefined });
    }
  });

  it('filters by fandoms of the registry only', async () => {
    expect((await dataOf({ fandom: 'naruto' })).listOptions).toMatchObject({ filters: { fandom: 'naruto' } });
    const { data, listOptions } = await dataOf({ fandom: 'nope', length: 'long' });
    expect(data.list.filters).toEqual({ length: 'long' });
    expect(listOptions).toMatchObject({ filters: { fandom: undefined, length: 'long' } });
  });

  it('brings the name of the chosen fandom, and those of all only if asked for', async () => {
    expect((await dataOf({})).data).toMatchObject({ fandoms: {}, hasAllFandoms: false });
    expect((await dataOf({ fandom: 'naruto' })).data).toMatchObject({ fandoms: { naruto: 'Naruto' }, hasAllFandoms: false });
    const { data } = await dataOf({ fandoms: 'all' });
    expect(data).toMatchObject({ fandoms: { naruto: 'Naruto', sherlock: 'Sherlock' }, hasAllFandoms: true });
    expect((await dataOf({ tab: 'creative-writing', fandoms: 'all' })).data).toMatchObject({ fandoms: {}, hasAllFandoms: false });
  });
});
