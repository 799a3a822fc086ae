import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { StoryFilters } from '../listing/filters/story-filters';
import { listFacets } from '../listing/listed/facets.server';
import { makeStory } from '../testing/make-story';
import { keptListNames, keptLists } from './kept-lists';
import { type AskedKept, keptStories } from './kept-stories.server';

let database: OpenDatabase;
let clock: TestClock;
let ann: { id: string };
let bob: { id: string };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  ann = await makePlayer(database, clock, 'Ann');
  bob = await makePlayer(database, clock, 'Bob');
});

describe.each(keptListNames)('a player’s own list %s', (list) => {
  const { table, at } = keptLists[list];

  /** Puts a new story of Ann's into Bob's list. */
  async function keep(title: string, more: Parameters<typeof makeStory>[2] = {}): Promise<void> {
    clock.advance(1_000);
    const id = await makeStory(database, clock, { author_id: ann.id, title, ...more });
    await database.execute(`insert into ${table} (player_id, story_id, ${at}) values ($1, $2, $3)`, [bob.id, id, clock.now()]);
  }

  const page = (asked: Partial<AskedKept>) => keptStories({ db: database.db, clock }, list, { playerId: bob.id, ...asked });
  const titles = async (filters: StoryFilters, more: Partial<AskedKept> = {}) =>
    (await page({ filters, ...more })).stories.map(({ title }) => title);

  it('is narrowed and sorted as every list is', async () => {
    await keep('long', { word_count: 60_000, content_rating: 'teen', warnings: ['death'], published_at: new Date(0) });
    await keep('short', { word_count: 400, language: 'de', rating_count: 9, rating_sum: 45 });
    await keep('done', { word_count: 3_000, arena: 'fan_fic', fandom_id: 'naruto', progress: 'complete' });
    await makeStory(database, clock, { title: 'elsewhere', word_count: 90_000 });
    expect(await titles({})).toEqual(['done', 'short', 'long']);
    expect(await titles({ from: '1000' })).toEqual(['done', 'long']);
    expect(await titles({ content: '-teen', to: '1000' })).toEqual(['short']);
    expect(await titles({ warning: '-death', language: 'fr' })).toEqual(['done']);
    expect(await titles({ fandom: 'naruto' })).toEqual(['done']);
    expect(await titles({ progress: 'complete' })).toEqual(['done']);
    expect(await titles({ kudos: '1' })).toEqual([]);
    expect(await titles({}, { sort: 'words' })).toEqual(['long', 'done', 'short']);
    expect(await titles({ from: '1000' }, { sort: 'latest' })).toEqual(['done', 'long']);
    expect(await titles({}, { sort: 'rating' })).toEqual(['short', 'done', 'long']);
    expect(await titles({}, { playerId: ann.id })).toEqual([]);
  });

  it('knows by the site’s clock what was updated lately', async () => {
    await keep('old', { published_at: new Date(clock.now().getTime() - 40 * DAY_MS) });
    await keep('new');
    const sorts = [undefined, 'latest'] as const;
    for (const sort of sorts) expect(await titles({ updated: '30' }, { sort })).toEqual(['new']);
    clock.advance(31 * DAY_MS);
    for (const sort of sorts) expect(await titles({ updated: '30' }, { sort })).toEqual([]);
  });

  it('goes on with its next page where it is narrowed and sorted', async () => {
    for (let number = 1; number <= 5; number += 1) await keep(`Story ${number}`, { word_count: 1_000 * number });
    for (const sort of [undefined, 'words'] as const) {
      const asked = { sort, filters: { from: '2000' }, limit: 3 };
      const first = await page(asked);
      expect(first.stories.map(({ title }) => title)).toEqual(['Story 5', 'Story 4', 'Story 3']);
      const second = await page({ ...asked, cursor: first.next });
      expect(second).toMatchObject({ stories: [{ title: 'Story 2' }], next: undefined });
    }
  });

  it('leaves out what is out of sight, and counts what it has by what it can be narrowed by', async () => {
    await keep('shown', { content_rating: 'teen' });
    await keep('hidden', { status: 'hidden', content_rating: 'teen' });
    await keep('mature', { content_rating: 'mature' });
    await makeStory(database, clock, { content_rating: 'teen' });
    for (const sort of [undefined, 'words'] as const) expect(await titles({}, { sort })).toEqual(['shown']);
    const { stories, values } = await listFacets(database.db, { keptIn: list, viewerId: bob.id });
    expect({ stories, content: values.content }).toEqual({ stories: 1, content: [{ value: 'teen', stories: 1 }] });
  });
});
