import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../../testing/make-story';
import { withFilter } from '../../testing/with-filter';
import { bySeveral, chosenIn } from '../filters/filter-kinds';
import { filterNamed, filterNames, type StoryFilters } from '../filters/story-filters';
import { listStories, storyListQuery } from '../list-stories.server';
import { storySorts } from '../story-orders';
import { listFacets } from './facets.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

async function tag(storyId: string, names: readonly string[], kind: 'freeform' | 'fandom' = 'freeform'): Promise<void> {
  const tags = names.map((name) => ({ kind, name }));
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
}

async function titles(filters: StoryFilters, more: Partial<Parameters<typeof listStories>[1]> = {}): Promise<string[]> {
  const { cards } = await listStories(database.db, { sort: 'latest', filters, ...more });
  return cards.map(({ title }) => title).sort();
}

/** Whether each published story's row says what the story says. */
async function strayRows(): Promise<number> {
  const columns = sql.raw(
    'id, arena, author_id, fandom_id, words, rank_score, comment_count, content_rating, progress, language, ai_percent, tags',
  );
  const { rows } = await sql<{ stray: number }>`
    select count(*)::integer as stray from (
      (select ${columns} from story_listing except select ${columns} from story_as_listed)
      union all (select ${columns} from story_as_listed except select ${columns} from story_listing)) as stray`.execute(database.db);
  return rows[0]?.stray ?? -1;
}

describe('the rows of lists', () => {
  it('follow whatever happens to a story', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id, arena: 'story_weave' });
    const changes: (() => Promise<unknown>)[] = [
      () => tag(id, ['Tea', 'Rain']),
      () => tag(id, ['Tea']),
      () => database.execute(`update story set status = 'hidden' where id = $1`, [id]),
      () => database.execute(`update story set status = 'published' where id = $1`, [id]),
      () => database.execute(`update story set word_count = 4000, content_rating = 'teen', language = 'de' where id = $1`, [id]),
      () => database.execute(`update story set rating_count = rating_count + 1, rating_sum = rating_sum + 4 where id = $1`, [id]),
      () =>
        database.execute(
          `insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai) values ($1, 0, null, 'Emma', 30, true), ($1, 1, null, null, 90, false)
           on conflict do nothing`,
          [id],
        ),
      () => database.execute(`delete from story_writer where story_id = $1`, [id]),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(changes.length - 1), { maxLength: 8 }), async (steps) => {
        for (const step of steps) await changes[step]?.();
        expect(await strayRows()).toBe(0);
      }),
      { numRuns: 12 },
    );
    await database.execute('delete from story where id = $1', [id]);
    expect(await strayRows()).toBe(0);
  });

  it('count likes and bookmarks, those from before the story was in lists, too', async () => {
    const people = [await makePlayer(database, clock, 'Ada'), await makePlayer(database, clock, 'Ben')];
    const id = await makeStory(database, clock);
    const like = (playerId: string) =>
      database.execute('insert into story_like (player_id, story_id, created_at) values ($1, $2, $3)', [playerId, id, clock.now()]);
    const counted = async () =>
      (await database.db.selectFrom('story_listing').select('kudos').where('id', '=', id).executeTakeFirst())?.kudos;
    await like(people[0]?.id ?? '');
    expect(await counted()).toBe(1);
    await database.execute(`update story set status = 'unlisted' where id = $1`, [id]);
    await like(people[1]?.id ?? '');
    expect(await counted()).toBeUndefined();
    await database.execute(`update story set status = 'published' where id = $1`, [id]);
    expect(await counted()).toBe(2);
    await database.execute('delete from story_like where player_id = $1', [people[0]?.id]);
    expect(await counted()).toBe(1);
  });
});

describe('a list', () => {
  it('is narrowed by what stories have', async () => {
    await makeStory(database, clock, { title: 'short', word_count: 900, content_rating: 'teen', language: 'de', warnings: ['death'] });
    await makeStory(database, clock, { title: 'long', word_count: 12_000, arena: 'fan_fic', fandom_id: 'naruto', progress: 'complete' });
    await makeStory(database, clock, { title: 'huge', word_count: 90_000, arena: 'fan_fic', fandom_id: 'naruto', language: 'fr' });
    await tag(
      await makeStory(database, clock, { title: 'crossed', word_count: 10, arena: 'fan_fic', fandom_id: 'naruto' }),
      ['Elsewhere'],
      'fandom',
    );
    expect(await titles({ from: '900', to: '12000' })).toEqual(['long', 'short']);
    expect(await titles({ content: 'teen' })).toEqual(['short']);
    expect(await titles({ content: '-teen', from: '1000' })).toEqual(['huge', 'long']);
    expect(await titles({ warning: 'death' })).toEqual(['short']);
    expect(await titles({ warning: '-death', language: 'de' })).toEqual(['crossed', 'long']);
    expect(await titles({ language: 'fr' })).toEqual(['crossed', 'huge', 'long']);
    expect(await titles({ progress: 'complete' })).toEqual(['long']);
    expect(await titles({ progress: 'incomplete' })).toEqual(['crossed', 'huge', 'short']);
    expect(await titles({ crossover: 'only' })).toEqual(['crossed']);
    expect(await titles({ crossover: 'without' }, { arena: 'fan_fic' })).toEqual(['huge', 'long']);
    expect(await titles({ kudos: '1' })).toEqual([]);
  });

  it('is narrowed by when stories were updated', async () => {
    const old = new Date(clock.now().getTime() - 40 * DAY_MS);
    await makeStory(database, clock, { title: 'old', published_at: old });
    await makeStory(database, clock, { title: 'renewed', published_at: old, chapter_added_at: clock.now() });
    const updated = (days: '30' | '365') => titles({ updated: days }, { now: clock.now() });
    expect(await updated('30')).toEqual(['renewed']);
    expect(await updated('365')).toEqual(['old', 'renewed']);
    clock.advance(31 * DAY_MS);
    expect(await updated('30')).toEqual([]);
  });

  it('comes page by page in each order, whole, from its top or from all of it', async () => {
    const numbers = fc.record({ words: fc.nat(3), comments: fc.nat(2), day: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(fc.array(numbers, { maxLength: 9 }), fc.constantFrom(...storySorts), async (stories, sort) => {
        await database.db.deleteFrom('story').execute();
        for (const { words, comments, day } of stories) {
          const published_at = new Date(clock.now().getTime() - day * 86_400_000);
          await makeStory(database, clock, { id: randomUUID(), word_count: words, comment_count: comments, published_at });
        }
        const filters = { content: '-mature' };
        const found: string[] = [];
        for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
          const page = await listStories(database.db, { sort, filters, limit: 2, cursor });
          found.push(...page.cards.map(({ id }) => id));
          cursor = page.next;
          if (cursor === undefined) break;
        }
        const whole = (reach: 'top' | 'all') => storyListQuery(database.db, { sort, filters, reach, limit: 20 }).execute();
        const [top, all] = [await whole('top'), await whole('all')];
        expect(found).toEqual(top.map(({ id }) => id));
        expect(found).toEqual(all.map(({ id }) => id));
        expect(found).toHaveLength(stories.length);
        if (sort === 'words')
          expect(top.map(({ words }) => words)).toEqual(stories.map(({ words }) => words).sort((one, other) => other - one));
      }),
      { numRuns: 15 },
    );
  });

  it('comes in the order of each number, the largest first, and the later published first where it is the same', async () => {
    const people = [
      await makePlayer(database, clock, 'Ada'),
      await makePlayer(database, clock, 'Ben'),
      await makePlayer(database, clock, 'Cleo'),
    ];
    /** A story of some days ago with its numbers; `updated`: hours ago. */
    const make = async (
      title: string,
      days: number,
      of: { updated?: number; kudos: number; comments: number; bookmarks: number; words: number },
    ) => {
      const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
      const id = await makeStory(database, clock, {
        ...{ title, published_at: ago(days * DAY_MS), chapter_added_at: of.updated === undefined ? null : ago((of.updated * DAY_MS) / 24) },
        ...{ comment_count: of.comments, word_count: of.words },
      });
      const [likes, bookmarks] = [people.slice(0, of.kudos), people.slice(0, of.bookmarks)];
      for (const { id: player_id } of likes)
        await database.db.insertInto('story_like').values({ player_id, story_id: id, created_at: clock.now() }).execute();
      for (const { id: player_id } of bookmarks)
        await database.db.insertInto('story_bookmark').values({ player_id, story_id: id, added_at: clock.now() }).execute();
      return id;
    };
    await make('a', 4, { updated: 1, kudos: 3, comments: 0, bookmarks: 1, words: 10 });
    await make('b', 3, { updated: 1, kudos: 1, comments: 5, bookmarks: 0, words: 30 });
    await make('c', 2, { kudos: 1, comments: 2, bookmarks: 3, words: 20 });
    const newest = await make('d', 1, { kudos: 0, comments: 2, bookmarks: 1, words: 30 });
    const orders = async () => {
      const found = storySorts.map(async (sort) => {
        const { cards } = await listStories(database.db, { sort });
        return [sort, cards.map(({ title }) => title).join(' ')] as const;
      });
      return Object.fromEntries(await Promise.all(found));
    };
    const expected = {
      ...{ latest: 'd c b a', updated: 'b a d c', rating: 'd c b a', kudos: 'a c b d' },
      ...{ comments: 'b d c a', bookmarks: 'c d a b', words: 'd b c a' },
    };
    expect(await orders()).toEqual(expected);
    const visitors = Array.from({ length: 5 }, () => ({ story_id: newest, guest_id: randomUUID(), given_at: clock.now() }));
    await database.db.insertInto('guest_kudos').values(visitors).execute();
    expect(await orders(), 'after kudos of visitors').toEqual(expected);
    expect(await strayRows()).toBe(0);
  });

  it('by one writer is narrowed, too', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await makeStory(database, clock, { title: 'hers', author_id: mara.id, word_count: 5_000 });
    await makeStory(database, clock, { title: 'short', author_id: mara.id, word_count: 5 });
    await makeStory(database, clock, { title: 'anothers', word_count: 5_000 });
    expect(await titles({ from: '1000' }, { authorId: mara.id })).toEqual(['hers']);
  });
});

describe('what a list can be narrowed by', () => {
  it('is counted among the stories that a viewer is shown', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await tag(await makeStory(database, clock, { author_id: mara.id, content_rating: 'teen', language: 'de' }), ['Tea', 'Rain']);
    await tag(await makeStory(database, clock), ['Tea']);
    await tag(await makeStory(database, clock, { content_rating: 'mature' }), ['Tea', 'Secret']);
    await tag(await makeStory(database, clock, { status: 'hidden' }), ['Tea', 'Withheld']);
    const shown = async (viewerId?: string) => {
      const { stories, tags, values } = await listFacets(database.db, { viewerId });
      return { stories, tags: tags.map((each) => `${each.name} ${each.stories}`), ...values };
    };
    expect(await shown()).toMatchObject({
      stories: 2,
      tags: ['Tea 2', 'Rain 1'],
      content: [
        { value: 'none', stories: 1 },
        { value: 'teen', stories: 1 },
      ],
      language: [{ value: 'de', stories: 1 }],
    });
    const both = (await listFacets(database.db, {})).tags.map(({ id }) => id).join(',');
    expect(await listFacets(database.db, { filters: { tags: both } }), 'with both tags').toMatchObject({ stories: 1 });
    await database.db
      .insertInto('player_block')
      .values({ player_id: ivo.id, other_id: mara.id, kind: 'block', created_at: clock.now() })
      .execute();
    expect(await shown(ivo.id)).toMatchObject({ stories: 1, tags: ['Tea 1'] });
  });

  it('is what each option of a filter would leave', async () => {
    await makeStory(database, clock, { word_count: 3_000, progress: 'complete' });
    await makeStory(database, clock, { word_count: 400 });
    clock.advance(10 * DAY_MS);
    await makeStory(database, clock, { word_count: 700, warnings: ['death', 'violence'], content_rating: 'teen' });
    const now = clock.now();
    const { values } = await listFacets(database.db, { now });
    for (const name of filterNames.filter((each) => filterNamed(each).options.length > 0 && each !== 'language')) {
      for (const { value } of filterNamed(name).options) {
        const left = await listStories(database.db, { sort: 'latest', now, filters: { [name]: value } });
        expect(values[name]?.find((each) => each.value === value)?.stories ?? 0, `${name} ${value}`).toBe(left.cards.length);
      }
    }
    expect(values).toMatchObject({
      updated: [
        { value: '1', stories: 1 },
        { value: '7', stories: 1 },
        { value: '30', stories: 3 },
        { value: '365', stories: 3 },
      ],
    });
  });

  it('is counted for a filter that was added, over whatever column of a listed story', async () => {
    await makeStory(database, clock, { title: 'argued over', comment_count: 5 });
    await makeStory(database, clock, { title: 'quiet', comment_count: 0 });
    const talk = bySeveral(['0', '5'].map((value) => ({ value, label: value })));
    const asks = (value: string) => [{ column: 'comment_count' as const, atLeast: Number(chosenIn(value).included[0]) }];
    await withFilter({ label: 'Talk', any: 'Any', ...talk, asks }, async (name, filtersOf) => {
      const { values } = await listFacets(database.db, { now: clock.now() });
      expect(values[name]).toEqual([
        { value: '0', stories: 2 },
        { value: '5', stories: 1 },
      ]);
      expect(await titles(filtersOf('5'))).toEqual(['argued over']);
    });
  });
});
