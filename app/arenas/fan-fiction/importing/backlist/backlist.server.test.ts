import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { createFanFictionService } from '../../fan-fiction.server';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import type { SentWork } from './backlist.contract';
import { createBacklist } from './backlist.server';
import { sketchOf } from './files/sketch';
import { backlistTexts as texts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let arena: ReturnType<typeof createFanFictionService>;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  const { db } = database;
  const limiter = createRateLimiter(db, clock, 'secret');
  arena = createFanFictionService({
    db,
    clock,
    secret: 'secret',
    limiter,
    progress: fixture.progress,
    reads: fixture.reads,
    baseOf: () => 40,
  });
});

const BATCH = randomUUID();
const AO3 = 'https://archiveofourown.org/works/';

interface Brought extends Partial<SentWork['origin']> {
  title?: string;
  player?: Viewer;
  batchId?: string;
  said?: SentWork['said'];
  bodies?: readonly string[];
}

/** Imports a work whole. @returns its id. */
async function bring({
  title = 'Tides',
  player = mara,
  batchId = BATCH,
  said,
  bodies = ['It was empty.', 'They came.'],
  ...from
}: Brought = {}) {
  const id = randomUUID();
  const origin = { byline: player.name, firstPublished: '2019-05-05', series: [], ...from };
  await arena.backlist.begin(player, id, { batchId, title, fandom: 'Tidewater (TV)', chapters: bodies.length, said, origin });
  for (const [index, body] of bodies.entries()) {
    await arena.backlist.add(player, id, { from: index + 1, chapters: [{ title: `Part ${index + 1}`, body, noteBefore: 'Before.' }] });
  }
  return id;
}

const stories = () => database.db.selectFrom('story').select(['id', 'title', 'status', 'published_at']).orderBy('title').execute();
const chapters = () =>
  database.db.selectFrom('fanfic_chapter').select(['story_id', 'number', 'title', 'note_before']).orderBy('number').execute();
const day = (story: { published_at: Date | null } | undefined) => story?.published_at?.toISOString().slice(0, 10);
const states = async () => (await arena.backlist.list(mara.id)).map(({ title, state }) => [title, state]);
const today = () => clock.now().toISOString().slice(0, 10);

describe('a work that is brought along', () => {
  it('becomes a draft with all that its file says, which only its author reads', async () => {
    const said = {
      summary: 'Of tides.',
      rating: 'teen',
      warnings: ['death'],
      freeforms: 'Slow Burn',
      noteBefore: 'Thanks.',
      progress: 'complete',
    };
    const id = await bring({ said });
    const story = await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: mara.id });
    expect(story).toMatchObject({
      ...{ title: 'Tides', fandom: { name: 'Tidewater (TV)' }, summary: 'Of tides.', noteBefore: 'Thanks.', publishedOn: 'May 5, 2019' },
      ...{ outOfSight: texts.draftNotice, origin: { byline: 'Mara' }, chapter: { title: 'Part 1', noteBefore: 'Before.' } },
    });
    expect(story?.content).toContain('Teen');
    expect(story?.tags.map(({ name }) => name)).toEqual(['Tidewater (TV)', 'Slow Burn']);
    expect(await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: ivo.id })).toBeUndefined();
    expect(await arena.reading.whyAbsent(id)).toBe('missing');
    expect(await states()).toEqual([['Tides', 'draft']]);
  });

  it('is no story while a chapter is missing, and no second one when all is sent again', async () => {
    const id = randomUUID();
    const work = { batchId: BATCH, title: 'Tides', fandom: '', chapters: 2, origin: { byline: '', series: [] } };
    const send = (from: number) => arena.backlist.add(mara, id, { from, chapters: [{ title: '', body: `Part ${from}.` }] });
    await arena.backlist.begin(mara, id, work);
    expect(await send(2)).toBe(false);
    expect(await send(2)).toBe(false);
    expect(await stories()).toEqual([]);
    expect(await states()).toEqual([['Tides', 'unfinished']]);
    expect(await send(1)).toBe(true);
    await arena.backlist.begin(mara, id, work);
    expect(await send(1)).toBe(true);
    expect(await stories()).toHaveLength(1);
    expect((await chapters()).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Chapter 1'],
      [2, 'Chapter 2'],
    ]);
    expect(await database.db.selectFrom('imported_chapter').selectAll().execute()).toEqual([]);
  });

  it('is whole and once when its last chapters arrive at the same moment', async () => {
    const id = randomUUID();
    await arena.backlist.begin(mara, id, { batchId: BATCH, title: 'Tides', fandom: '', chapters: 3, origin: { byline: '', series: [] } });
    await Promise.all([1, 2, 3, 3].map((from) => arena.backlist.add(mara, id, { from, chapters: [{ title: '', body: `Part ${from}.` }] })));
    expect(await stories()).toHaveLength(1);
    expect(await chapters()).toHaveLength(3);
  });

  it('is not taken with what no story may have, and not under the id of somebody else’s', async () => {
    const id = await bring();
    const origin = { byline: '', series: [] };
    const work = { batchId: BATCH, title: 'Mine', fandom: '', chapters: 1, origin };
    await expect(arena.backlist.begin(ivo, id, work)).rejects.toThrow(texts.notSent);
    await expect(arena.backlist.add(ivo, id, { from: 1, chapters: [{ title: '', body: 'Mine.' }] })).rejects.toThrow(texts.notSent);
    await expect(arena.backlist.begin(mara, randomUUID(), { ...work, title: ' ' })).rejects.toThrow();
    const other = randomUUID();
    await arena.backlist.begin(mara, other, work);
    await expect(arena.backlist.add(mara, other, { from: 1, chapters: [{ title: '', body: 'x'.repeat(200_001) }] })).rejects.toThrow();
    await expect(arena.backlist.add(mara, other, { from: 2, chapters: [{ title: '', body: 'x' }] })).rejects.toThrow(texts.notSent);
  });

  it('is deleted by its author while nobody else sees it, and after a day where chapters are missing', async () => {
    const id = await bring();
    await expect(arena.backlist.discard(ivo, id)).rejects.toThrow(texts.notDiscardable);
    await arena.backlist.discard(mara, id);
    expect(await stories()).toEqual([]);
    await arena.backlist.begin(mara, randomUUID(), {
      batchId: BATCH,
      title: 'Half',
      fandom: '',
      chapters: 2,
      origin: { byline: '', series: [] },
    });
    clock.advance(DAY_MS + 1);
    await arena.publishImports();
    expect(await states()).toEqual([]);
  });

  it('is known by its address, and by its first words', async () => {
    await bring({ address: `${AO3}123`, bodies: ['The harbour was empty, and nobody waited for her by the gate.'] });
    await fixture.publish(mara, { title: 'Night', content: 'A night without a moon fell over the town, and all its windows were dark.' });
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const asked = [
      { id: one, address: 'http://archiveofourown.org/works/123/chapters/9', sketch: sketchOf('Other words altogether.') },
      { id: two, sketch: sketchOf('*A night without a moon* fell over the town, and all its windows were dark.') },
      { id: three, sketch: sketchOf('Nothing like it was ever written here before this very day.') },
    ];
    expect(await arena.backlist.look(mara, asked)).toEqual([
      { id: one, title: 'Tides', by: 'address' },
      { id: two, title: 'Night', by: 'text' },
    ]);
    expect(await arena.backlist.look(ivo, asked)).toEqual([]);
  });
});

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
