import { beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '../testing/make-story';
import { type SearchOptions, searchFacets } from './search-stories.server';
import { onSearchFixture } from './testing/search-fixture';

let database: OpenDatabase;
let clock: TestClock;
const fixture = onSearchFixture();
const { search, titles } = fixture;
beforeEach(() => {
  ({ database, clock } = fixture);
});

it('a search counts what its filters offer among the stories that it finds, as the person is shown them', async () => {
  const facets = (query: string, options: Partial<SearchOptions> = {}) =>
    database.db.transaction().execute((trx) => searchFacets(trx, { query, now: clock.now(), ...options }));
  await makeStory(database, clock, { title: 'A gate', arena: 'fan_fic', fandom_id: 'dune', language: 'en', content_rating: 'teen' });
  await makeStory(database, clock, { title: 'A house', body: 'By the old gate.', language: 'fr', content_rating: 'general' });
  await makeStory(database, clock, { title: 'A gate for grown-ups', content_rating: 'mature' });
  await makeStory(database, clock, { title: 'A tower', body: 'High.', language: 'de', content_rating: 'teen' });
  const both = await facets('gate');
  expect(both).toMatchObject({ stories: 2, hasMore: false, lookedInto: 2 });
  expect(both.values.language?.map(({ value }) => value)).toEqual(['en', 'fr']);
  expect(both.values.content).toEqual([
    { value: 'general', stories: 1 },
    { value: 'teen', stories: 1 },
  ]);
  expect(await facets('gate', { arena: 'fan_fic' })).toMatchObject({ stories: 1 });
  expect(await facets('gate -house', { filters: { language: 'fr' } })).toMatchObject({ stories: 0 });
  expect(await facets('"old gate"')).toMatchObject({ stories: 1 });
  for (const query of ['!', '-gate', 'cellar']) expect(await facets(query), query).toMatchObject({ stories: 0, tags: [] });
});

it('a search keeps to an arena, a length, a rating and a fandom', async () => {
  await makeStory(database, clock, { title: 'Short gate', word_count: 499 });
  await makeStory(database, clock, { title: 'Medium gate', word_count: 500, rating_count: 1, rating_sum: 3 });
  await makeStory(database, clock, { title: 'Long gate', word_count: 2_000, rating_count: 1, rating_sum: 5 });
  await makeStory(database, clock, { title: 'Fan gate', arena: 'fan_fic', fandom_id: "o'brien", word_count: 10 });
  expect(await titles('gate', { arena: 'fan_fic' })).toEqual(['Fan gate']);
  expect(await titles('gate', { filters: { fandom: "o'brien" } })).toEqual(['Fan gate']);
  expect(await titles('gate', { filters: { length: 'medium' } })).toEqual(['Medium gate']);
  expect((await titles('gate', { filters: { rating: '3' } })).toSorted()).toEqual(['Long gate', 'Medium gate']);
  expect(await titles('gate', { filters: { rating: '4' } })).toEqual(['Long gate']);
  expect((await titles('gate', { sort: 'rating' })).slice(0, 2)).toEqual(['Long gate', 'Medium gate']);
  expect(await titles('gate', { sort: 'latest' })).toEqual(['Fan gate', 'Long gate', 'Medium gate', 'Short gate']);
});

it.each(['relevance', 'latest', 'rating'] as const)('a search comes page by page by %s, while stories are added', async (sort) => {
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    ids.push(
      await makeStory(database, clock, {
        title: 'Gate',
        body: 'gate '.repeat(1 + (count % 3)),
        rating_count: 1,
        rating_sum: 1 + (count % 2),
      }),
    );
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search('gate', { sort, cursor, limit: 2 });
    seen.push(...page.cards.map(({ id }) => id));
    cursor = page.next;
    await makeStory(database, clock, { title: 'Gate gate gate', body: 'gate', rating_count: 1, rating_sum: 5 });
  } while (cursor);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

it('a search fills its pages with what the person is shown, and suggests only that', async () => {
  for (const title of ['Gate one', 'Gate two']) await makeStory(database, clock, { title });
  for (const title of ['Gate three', 'Gate four']) await makeStory(database, clock, { title, content_rating: 'mature' });
  await makeStory(database, clock, { title: 'Gate five', members_only: true });
  await makeStory(database, clock, { title: 'Lanternlight', content_rating: 'mature' });
  const reader = await makePlayer(database, clock, 'Ivo');
  const page = await search('gate', { sort: 'latest', limit: 2 });
  expect(page).toMatchObject({ cards: [{ title: 'Gate two' }, { title: 'Gate one' }], next: undefined });
  const first = await search('gate', { sort: 'latest', limit: 2, viewerId: reader.id });
  expect(first.cards.map(({ title }) => title)).toEqual(['Gate five', 'Gate two']);
  const second = await search('gate', { sort: 'latest', limit: 2, viewerId: reader.id, cursor: first.next });
  expect(second).toMatchObject({ cards: [{ title: 'Gate one' }], next: undefined });
  expect(await search('lantrenlight')).toMatchObject({ cards: [], suggestion: undefined });
});

it('a search starts from the top for a broken cursor', async () => {
  await makeStory(database, clock);
  const first = await search('gate');
  for (const cursor of ['x', '%00', 'a'.repeat(500), btoa('s.1.1.1.9e99999.1'), btoa('s.9.9.9.9.9'), btoa('s.9.4.4.1.9999999999')]) {
    expect(await search('gate', { cursor })).toEqual(first);
  }
});
