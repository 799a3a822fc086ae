import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../../testing/make-story';
import type { StoryFilters } from '../filters/story-filters';
import { listStories, storyListQuery } from '../list-stories.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

const NAMES = ['Tea', 'Slow Burn', 'Rain', 'Trains'];

/** Publishes a story with tags. @returns its title. */
async function tagged(title: string, names: readonly string[], more: Parameters<typeof makeStory>[2] = {}): Promise<string> {
  clock.advance(1000);
  const storyId = await makeStory(database, clock, { title, ...more });
  const tags = names.map((name) => ({ kind: 'freeform' as const, name }));
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
  return title;
}

async function idOf(name: string): Promise<number> {
  const row = await database.db.selectFrom('tag').select('id').where('name', '=', name).executeTakeFirst();
  return row?.id ?? 0;
}

/** The value of the filter for some tags and without others. */
async function askedTags(some: readonly string[], without: readonly string[]): Promise<string | undefined> {
  const ids = [...(await Promise.all(some.map(idOf))), ...(await Promise.all(without.map(async (name) => -(await idOf(name)))))];
  return ids.join(',') || undefined;
}

async function titlesOf(options: Omit<Parameters<typeof listStories>[1], 'tags'> & { with: string[]; without?: string[] }) {
  const { with: some, without = [], ...list } = options;
  const filters = { ...list.filters, tags: await askedTags(some, without) };
  const { cards, next } = await listStories(database.db, { ...list, filters });
  return { titles: cards.map(({ title }) => title), next };
}

describe('stories by tags', () => {
  it('are those that carry all of some tags and none of others, newest first', async () => {
    await tagged('one', ['Tea', 'Rain']);
    await tagged('two', ['Tea', 'Slow Burn']);
    await tagged('three', ['Tea', 'Rain', 'Trains']);
    expect((await titlesOf({ sort: 'latest', with: ['Tea', 'Rain'] })).titles).toEqual(['three', 'one']);
    expect((await titlesOf({ sort: 'latest', with: ['Tea'], without: ['Trains'] })).titles).toEqual(['two', 'one']);
    expect((await titlesOf({ sort: 'latest', with: [], without: ['Rain'] })).titles).toEqual(['two']);
    expect((await titlesOf({ sort: 'latest', with: ['Slow Burn', 'Rain'] })).titles).toEqual([]);
  });

  it('come page by page, whole', async () => {
    for (let number = 0; number < 7; number += 1) await tagged(`story ${number}`, number % 2 ? ['Tea'] : ['Tea', 'Rain']);
    const first = await titlesOf({ sort: 'latest', with: ['Tea'], limit: 5 });
    expect(first.titles).toHaveLength(5);
    const second = await titlesOf({ sort: 'latest', with: ['Tea'], limit: 5, cursor: first.next });
    expect([...first.titles, ...second.titles]).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `story ${number}`));
    expect(second.next).toBeUndefined();
  });

  it('are narrowed by filters and sorted by rating, too', async () => {
    await tagged('short', ['Tea'], { word_count: 10, rating_count: 6, rating_sum: 30 });
    await tagged('long', ['Tea'], { word_count: 5000 });
    expect((await titlesOf({ sort: 'latest', with: ['Tea'], filters: { length: 'long' } })).titles).toEqual(['long']);
    expect((await titlesOf({ sort: 'rating', with: ['Tea'] })).titles).toEqual(['short', 'long']);
  });

  it('leave out what is hidden, Mature or by an author who is blocked', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await tagged('shown', ['Tea'], { author_id: mara.id });
    await tagged('hidden', ['Tea'], { status: 'hidden' });
    await tagged('unlisted', ['Tea'], { status: 'unlisted' });
    await tagged('mature', ['Tea'], { content_rating: 'mature' });
    expect((await titlesOf({ sort: 'latest', with: ['Tea'] })).titles).toEqual(['shown']);
    await database.db
      .insertInto('player_block')
      .values({ player_id: ivo.id, other_id: mara.id, kind: 'block', created_at: clock.now() })
      .execute();
    expect((await titlesOf({ sort: 'latest', with: ['Tea'], viewerId: ivo.id })).titles).toEqual([]);
  });

  it('are the same whether the top of the list has enough of them or all must be looked through', async () => {
    // A tag that nothing has ever carried has no id to ask for.
    await tagged('with every tag', NAMES);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.subarray(NAMES), { maxLength: 8 }),
        fc.subarray(NAMES),
        fc.subarray(NAMES),
        async (stories, some, others) => {
          await database.db.deleteFrom('story').execute();
          for (const [number, names] of stories.entries()) await tagged(`story ${number}`, names);
          const without = others.filter((name) => !some.includes(name));
          const filters: StoryFilters = { tags: await askedTags(some, without) };
          const found = (reach: 'top' | 'all') => storyListQuery(database.db, { sort: 'updated', filters, reach }).execute();
          const [top, all] = [await found('top'), await found('all')];
          expect(all.map(({ id }) => id)).toEqual(top.map(({ id }) => id));
          const expected = stories.flatMap((names, number) =>
            some.every((name) => names.includes(name)) && !without.some((name) => names.includes(name)) ? [`story ${number}`] : [],
          );
          expect(top.map(({ title }) => title)).toEqual(expected.toReversed());
        },
      ),
      { numRuns: 15 },
    );
  });
});
