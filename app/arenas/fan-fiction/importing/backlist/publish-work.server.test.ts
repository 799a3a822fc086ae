import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { createBacklist } from './backlist.server';
import { AO3, type BacklistFixture, onBacklistFixture } from './testing/backlist-fixture';
import { backlistTexts as texts } from './texts';

let arena: BacklistFixture['arena'];
let clock: BacklistFixture['clock'];
let database: BacklistFixture['database'];
let fixture: BacklistFixture['fixture'];
let ivo: BacklistFixture['ivo'];
let mara: BacklistFixture['mara'];
const site = onBacklistFixture();
const { bring, stories, states, today } = site;
beforeEach(() => {
  ({ arena, clock, database, fixture, ivo, mara } = site);
});

const day = (story: { published_at: Date | null } | undefined) => story?.published_at?.toISOString().slice(0, 10);

describe('publishing imported works', () => {
  it('puts old works at their old days, three a day among the latest', async () => {
    for (const [title, firstPublished] of [
      ['A', '2015-01-01'],
      ['B', '2016-01-01'],
      ['C', '2017-01-01'],
      ['D', '2018-01-01'],
    ] as const) {
      await bring({ title, firstPublished });
    }
    await arena.backlist.publishAll(mara);
    expect((await states()).map(([, state]) => state)).toEqual(['asked', 'asked', 'asked', 'asked']);
    await arena.publishImports();
    const published = await stories();
    expect(published.map(({ status }) => status)).toEqual(['published', 'published', 'published', 'published']);
    expect(published.map(day)).toEqual(['2015-01-01', today(), today(), today()]);
    expect((await arena.reading.page({ storyId: published[3]?.id ?? '', chapterNumber: 1, viewerId: undefined }))?.publishedOn).toBe(
      'Jan 1, 2018',
    );
  });

  it('puts no more among the latest by the day of their last update, which stands only where it is old', async () => {
    const updates = { A: '2016-05-05', B: today(), C: today(), D: today(), E: today() };
    for (const [title, lastUpdated] of Object.entries(updates)) {
      await bring({ title, firstPublished: title < 'C' ? '2014-01-01' : '2015-01-01', lastUpdated });
    }
    await arena.backlist.publishAll(mara);
    await arena.publishImports();
    const { rows } = await database.execute(
      `select story.title, (listed.updated_at at time zone 'UTC')::date::text as day, chapter_added_at is null as alone
       from story_listing as listed join story on story.id = listed.id order by title`,
    );
    expect(rows.map(({ title, day: listedAt, alone }) => [title, listedAt, alone])).toEqual([
      ['A', '2016-05-05', false],
      ['B', '2014-01-01', true],
      ...['C', 'D', 'E'].map((title) => [title, today(), true]),
    ]);
  });

  it('keeps a recent one back until the next day once three were among the latest', async () => {
    const ids = [];
    for (const title of ['A', 'B', 'C', 'D']) ids.push(await bring({ title, firstPublished: today() }));
    for (const id of ids) await arena.backlist.publish(mara, id);
    expect((await stories()).filter(({ status }) => status === 'published')).toHaveLength(3);
    await arena.publishImports();
    expect((await stories()).filter(({ status }) => status === 'published')).toHaveLength(3);
    clock.advance(DAY_MS);
    await arena.publishImports();
    expect((await stories()).filter(({ status }) => status === 'published')).toHaveLength(4);
  });

  it('tells followers once of all that came together', async () => {
    await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', [
      ivo.id,
      mara.id,
      clock.now(),
    ]);
    const ids = [await bring({ title: 'A' }), await bring({ title: 'B' }), await bring({ title: 'C' })];
    for (const id of ids) await arena.backlist.publish(mara, id);
    const told = await database.db.selectFrom('notice').select('kind').where('player_id', '=', ivo.id).execute();
    expect(told).toEqual([{ kind: 'backlist' }]);
  });

  it('joins series by their names, at the numbers there', async () => {
    const second = await bring({ title: 'B', series: [{ title: 'The Sea', part: 2 }] });
    const first = await bring({ title: 'A', series: [{ title: 'the sea', part: 1 }] });
    await arena.backlist.publish(mara, second);
    await arena.backlist.publish(mara, first);
    const series = await database.db.selectFrom('collection').select(['title', 'kind']).execute();
    expect(series).toEqual([{ title: 'The Sea', kind: 'series' }]);
    const parts = await database.db.selectFrom('collection_story').select('story_id').orderBy('place').execute();
    expect(parts.map(({ story_id }) => story_id)).toEqual([first, second]);
  });

  it('stands in series in the order of the numbers, each at a place of its own, and last without one', async () => {
    const numbers = { 'Part 2': 2, 'Part 1.5': 1.5, 'Part 0': 0, Last: undefined, 'Part 1': 1, 'Another 1': 1, 'Part 4': 4 };
    const { Last, ...others } = numbers;
    const orders = [Object.entries(numbers), Object.entries(numbers).reverse(), Object.entries({ Last, ...others })];
    for (const order of orders) {
      const series = `The Sea ${order.map(([title]) => title).join()}`;
      for (const [title, part] of order) {
        await arena.backlist.publish(mara, await bring({ title: `${title} of ${series}`, series: [{ title: series, part }] }));
      }
      const { rows } = await database.execute(
        `select place, split_part(story.title, ' of ', 1) as title
         from collection_story join story on story.id = story_id join collection on collection.id = collection_id
         where collection.title = $1 order by place`,
        [series],
      );
      const titles = rows.map(({ title }) => title as string);
      expect(titles.map((title) => (title === 'Another 1' ? 'Part 1' : title))).toEqual([
        ...['Part 0', 'Part 1', 'Part 1', 'Part 1.5', 'Part 2', 'Part 4', 'Last'],
      ]);
      expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
    }
  });

  it('has series with titles that series may have', async () => {
    const series = ['x'.repeat(300), 'The Motherfucker Sea', ' \u200b '].map((title) => ({ title, part: 1 }));
    const work = await bring({ series });
    await arena.backlist.publish(mara, work);
    expect(await database.db.selectFrom('collection').select('title').execute()).toEqual([{ title: 'x'.repeat(120) }]);
  });

  it('keeps what names another author, or is somebody else’s already, for a moderator', async () => {
    const theirs = await bring({ player: ivo, byline: 'ivo', address: `${AO3}5` });
    await arena.backlist.publish(ivo, theirs);
    const held = [await bring({ title: 'Other Name', byline: 'Mara, Somebody' }), await bring({ title: 'Same Work', address: `${AO3}5` })];
    for (const id of held) await arena.backlist.publish(mara, id);
    expect(await states()).toEqual([
      ['Other Name', 'held'],
      ['Same Work', 'held'],
    ]);
    for (const id of held) {
      expect(await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: ivo.id })).toBeUndefined();
      expect((await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: mara.id }))?.outOfSight).toBe(texts.heldNotice);
    }
    const due = await database.db.selectFrom('moderation_due').select('thing_id').where('kind', '=', 'import').execute();
    expect(due.map(({ thing_id }) => thing_id).toSorted()).toEqual(held.toSorted());
  });

  describe('once a moderator has let it through', () => {
    const letThrough = (...ids: string[]) => database.db.updateTable('story').set({ status: 'published' }).where('id', 'in', ids).execute();
    const told = async () => (await database.db.selectFrom('notice').select('story_id').where('player_id', '=', ivo.id).execute()).length;

    beforeEach(async () => {
      await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', [
        ivo.id,
        mara.id,
        clock.now(),
      ]);
    });

    it('is told of once, and comes among the latest of that day', async () => {
      const id = await bring({ byline: 'Somebody' });
      await arena.backlist.publish(mara, id);
      await arena.publishImports();
      expect([day((await stories())[0]), await told()]).toEqual(['2019-05-05', 0]);
      clock.advance(2 * DAY_MS);
      await letThrough(id);
      await Promise.all([arena.publishImports(), arena.publishImports()]);
      await arena.publishImports();
      expect([day((await stories())[0]), await told(), await states()]).toEqual([today(), 1, [['Tides', 'published']]]);
    });

    it('is told of with those that came with it', async () => {
      const held = await bring({ title: 'Held', byline: 'Somebody' });
      await arena.backlist.publish(mara, held);
      await arena.backlist.publish(mara, await bring());
      await letThrough(held);
      await arena.publishImports();
      expect(await told()).toBe(1);
    });

    it('is one of the three a day, of which the day of the release counts', async () => {
      const ids = [];
      for (const title of ['A', 'B', 'C', 'D']) ids.push(await bring({ title, byline: 'Somebody' }));
      const recent = await bring({ title: 'Recent', byline: 'Somebody', firstPublished: today() });
      for (const id of [...ids, recent]) await arena.backlist.publish(mara, id);
      clock.advance(DAY_MS);
      await letThrough(...ids);
      await arena.publishImports();
      const latest = async () => (await stories()).filter((story) => day(story) === today()).map(({ title }) => title);
      const three = await latest();
      expect(three).toHaveLength(3);
      await letThrough(recent);
      await arena.publishImports();
      expect(await latest(), 'a recent one waits for room').toEqual(three);
      await arena.backlist.publish(mara, await bring({ title: 'Next', batchId: randomUUID() }));
      expect(await latest(), 'those let through count').toEqual(three);
      clock.advance(DAY_MS);
      await arena.publishImports();
      expect(await latest()).toEqual(['Recent']);
    });
  });

  it('goes on past a work that fails, which says so and is tried again when its author asks', async () => {
    const ids = new Map<string, string>();
    for (const title of ['A', 'B', 'C']) ids.set(await bring({ title, firstPublished: `201${title.charCodeAt(0) - 60}-01-01` }), title);
    const broken: Partial<Record<string, Error>> = { B: new Error('It broke.'), C: Object.assign(new Error('Slow.'), { code: '57014' }) };
    const done = [''];
    const countStoryPublished = async (...counted: Parameters<typeof fixture.progress.countStoryPublished>) => {
      const [trx] = counted;
      const { title } = await trx
        .selectFrom('story')
        .innerJoin('imported_work as work', 'work.id', 'story.id')
        .select('story.title')
        .where('work.released_at', '=', clock.now())
        .where('story.title', 'not in', done)
        .executeTakeFirstOrThrow();
      const error = broken[title];
      if (error) throw error;
      done.push(title);
      return fixture.progress.countStoryPublished(...counted);
    };
    const { db } = database;
    const { service, work } = createBacklist({ db, clock, progress: { countStoryPublished } });
    clock.advance(1_000);
    await service.publishAll(mara);
    await work();
    const listed = async () =>
      Object.fromEntries((await service.list(mara.id)).map(({ title, state, failure }) => [title, [state, failure]]));
    expect(await listed()).toEqual({ A: ['published', undefined], B: ['failed', 'fault'], C: ['failed', 'slow'] });
    delete broken.C;
    clock.advance(1_000);
    await work();
    expect((await listed()).C).toEqual(['failed', 'slow']);
    await service.publish(mara, [...ids].find(([, title]) => title === 'C')?.[0] ?? '');
    expect(await listed()).toMatchObject({ B: ['failed', 'fault'], C: ['published', undefined] });
  });

  it('is asked for by its author alone, and done once', async () => {
    const id = await bring();
    await expect(arena.backlist.publish(ivo, id)).rejects.toThrow(texts.notPublishable);
    await Promise.all([arena.backlist.publish(mara, id), arena.publishImports()]);
    await expect(arena.backlist.publish(mara, id)).rejects.toThrow(texts.notPublishable);
    expect(await stories()).toHaveLength(1);
  });
});
