import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { listStories, PAGE_SIZE } from '../listing/list-stories.server';
import { notifyOfStory } from '../news/notify-of-story.server';
import { makeStory, weaveStory } from '../testing/make-story';
import { MOST_COLLECTIONS } from './collection';
import { collectionReportables } from './collection-reportables.server';
import { type CollectionsService, createCollections } from './collections.server';
import { collectionTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let collections: CollectionsService;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  collections = createCollections({ db: database.db, clock });
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

async function write(title: string, more = {}) {
  clock.advance(1_000);
  return makeStory(database, clock, { author_id: mara.id, title, ...more });
}

async function seriesOf(...storyIds: string[]) {
  const collectionId = await collections.make({ playerId: mara.id, kind: 'series', title: 'The Gates' });
  const own = { playerId: mara.id, kind: 'series' as const, collectionId };
  for (const storyId of storyIds) await collections.put(own, storyId);
  return own;
}

async function page(collectionId: string, viewerId?: string, asked = {}) {
  const found = await collections.find({ kind: 'series', id: collectionId, viewerId });
  const { cards, next } = await collections.stories({
    ...{ kind: 'series', collection: { id: collectionId }, sort: undefined, filters: {}, cursor: undefined, viewerId },
    ...asked,
  });
  return {
    ...found,
    next,
    ids: cards.map(({ id }) => id),
    titles: cards.map(({ title }) => title),
    parts: cards.map(({ series }) => series?.text),
  };
}

const told = async (playerId: string) => {
  const rows = await database.db.selectFrom('notice').select(['kind', 'detail']).where('player_id', '=', playerId).execute();
  return rows.map(({ kind, detail }) => [kind, detail]);
};

describe('a series', () => {
  it('has stories in its order, which its author changes, and says which part each is', async () => {
    const [first, second, third] = [await write('First'), await write('Second'), await write('Third', { word_count: 7 })];
    const own = await seriesOf(first, second, third);
    await collections.put(own, first);
    expect(await page(own.collectionId)).toMatchObject({
      ...{ title: 'The Gates', owner: 'Mara', works: 3, own: false, complete: false },
      titles: ['First', 'Second', 'Third'],
      parts: ['Part 1', 'Part 2', 'Part 3'],
    });
    await collections.move(own, third, 1);
    await collections.move(own, first, 3);
    expect((await page(own.collectionId)).titles).toEqual(['Third', 'Second', 'First']);
    expect((await page(own.collectionId, undefined, { sort: 'latest' })).titles).toEqual(['Third', 'Second', 'First']);
    expect((await page(own.collectionId, undefined, { filters: { from: '7' } })).titles).toEqual(['Third']);
    await collections.takeOut(own, third);
    expect((await page(own.collectionId)).parts).toEqual(['Part 1', 'Part 2']);
    await expect(collections.move(own, third, 1)).rejects.toThrow('no longer there');
  });

  it('shows to each story the parts beside it, over what a reader is not shown', async () => {
    const [first, second, third] = [await write('First'), await write('Second', { content_rating: 'mature' }), await write('Third')];
    const own = await seriesOf(first, second, third);
    const beside = async (story: string, viewerId?: string) => {
      const [of] = await collections.seriesOf(story, viewerId);
      return [of?.text, of?.previous, of?.next];
    };
    expect(await beside(first)).toEqual(['Part 1 of The Gates', undefined, `/story/${third}`]);
    expect(await beside(third)).toEqual(['Part 3 of The Gates', `/story/${first}`, undefined]);
    expect(await beside(third, mara.id)).toEqual(['Part 3 of The Gates', `/story/${second}`, undefined]);
    expect((await page(own.collectionId)).titles, 'Mature ones are for adults who ask').toEqual(['First', 'Third']);
    expect(await page(own.collectionId)).toMatchObject({ works: 2 });
    const { cards } = await listStories(database.db, { sort: 'latest' });
    expect(cards.map(({ series }) => series)).toEqual(
      [3, 1].map((part) => ({ text: `Part ${part} of The Gates`, to: `/series/${own.collectionId}` })),
    );
    await database.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', first).execute();
    expect(await beside(third)).toEqual(['Part 2 of The Gates', undefined, undefined]);
    expect(await collections.seriesOf(first, mara.id)).toEqual([]);
  });

  it('takes only stories that its author wrote alone, and says of an appendage what it is', async () => {
    const first = await write('First');
    const appendage = await write('Grown', { parent_id: first });
    const own = await seriesOf(first, appendage);
    expect((await page(own.collectionId)).parts).toEqual(['Part 1', 'Part 2: an appendage to “First”']);
    const foreign = await makeStory(database, clock, { author_id: ivo.id });
    const woven = await weaveStory(database, clock, [mara.id, ivo.id]);
    for (const id of [foreign, woven, randomUUID(), 'no id']) {
      await expect(collections.put(own, id)).rejects.toThrow(collectionTexts.series.storyMissing);
    }
  });

  it('is its author’s alone to change', async () => {
    const story = await write('First');
    const own = await seriesOf(story);
    const theirs = { ...own, playerId: ivo.id };
    const said = { title: 'Mine', summary: '', notes: '', complete: true, isPublic: true, fandomId: null };
    for (const change of [
      () => collections.change(theirs, said),
      () => collections.put(theirs, story),
      () => collections.takeOut(theirs, story),
      () => collections.move(theirs, story, 1),
      () => collections.remove(theirs),
    ]) {
      await expect(change()).rejects.toMatchObject({ status: 403 });
    }
    await expect(collections.remove({ ...own, collectionId: 'no id' })).rejects.toMatchObject({ status: 404 });
    await expect(collections.change(own, { ...said, title: ' \u200b ' })).rejects.toThrow(collectionTexts.series.titleMissing);
    await expect(collections.change(own, { ...said, title: 'fuck' })).rejects.toMatchObject({ field: 'title' });
    await expect(collections.change(own, { ...said, summary: 'kike' })).rejects.toMatchObject({ field: 'summary' });
    await collections.change(own, { ...said, title: 'Gates', summary: 'Nine.', notes: 'Ten.' });
    expect(await page(own.collectionId)).toMatchObject({ title: 'Gates', summary: 'Nine.', notes: 'Ten.', complete: true });
    await collections.remove(own);
    expect(await collections.find({ kind: 'series', id: own.collectionId, viewerId: mara.id })).toBeUndefined();
    expect((await listStories(database.db, { sort: 'latest' })).cards.map(({ title }) => title)).toEqual(['First']);
  });

  it('keeps its order when two presses come at once, and has a most', async () => {
    const ids = [await write('A'), await write('B'), await write('C'), await write('D')];
    const own = await seriesOf();
    await Promise.all(ids.map((id) => collections.put(own, id)));
    await Promise.all(ids.map((id, index) => collections.move(own, id, index + 1)));
    expect((await page(own.collectionId)).titles.toSorted()).toEqual(['A', 'B', 'C', 'D']);
    const { rows } = await database.execute('select count(distinct place)::integer as places from collection_story');
    expect(rows).toEqual([{ places: 4 }]);
    for (let made = 1; made < MOST_COLLECTIONS; made += 1) await collections.make({ playerId: mara.id, kind: 'series', title: 'One' });
    await expect(collections.make({ playerId: mara.id, kind: 'series', title: 'More' })).rejects.toThrow(
      collectionTexts.series.tooMany(MOST_COLLECTIONS),
    );
  });

  it('tells its followers of a new part once, also of a draft that is published later', async () => {
    const own = await seriesOf(await write('First'));
    await collections.follow(ivo, own.collectionId);
    const draft = await write('Second', { status: 'draft' });
    await collections.put(own, draft);
    expect(await told(ivo.id)).toEqual([]);
    await database.db.updateTable('story').set({ status: 'published', published_at: clock.now() }).where('id', '=', draft).execute();
    for (const _twice of [1, 2]) await database.db.transaction().execute((trx) => notifyOfStory(trx, draft, clock.now()));
    expect(await told(ivo.id)).toEqual([['collected', 'series']]);
    expect(await told(mara.id)).toEqual([]);
    await collections.unfollow(ivo, own.collectionId);
    await collections.put(own, await write('Third'));
    expect(await told(ivo.id)).toHaveLength(1);
    await expect(collections.follow(mara, own.collectionId)).rejects.toMatchObject({ status: 403 });
    await expect(collections.follow(ivo, randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it('has each story once, as a part of its own, where several have one place', async () => {
    const titles = Array.from({ length: PAGE_SIZE + 1 }, (_, number) => `Night ${number}`);
    const ids: string[] = [];
    for (const title of titles) ids.push(await write(title));
    const own = await seriesOf(...ids);
    await database.execute('update collection_story set place = 1');
    const first = await page(own.collectionId);
    const second = await page(own.collectionId, undefined, { cursor: first.next });
    expect([...first.titles, ...second.titles].toSorted()).toEqual(titles.toSorted());
    const parts = [...first.parts, ...second.parts].map((text) => Number(/\d+/.exec(text ?? '')?.[0]));
    expect(parts).toEqual(ids.map((_, index) => index + 1));
    const [series] = await collections.seriesOf(second.ids[0] ?? '', undefined);
    expect(series).toMatchObject({ part: ids.length, previous: expect.stringContaining(first.ids.at(-1) ?? ''), next: undefined });
  });

  it('is hidden by moderators from all but its author', async () => {
    const story = await write('First');
    const own = await seriesOf(story);
    const series = collectionReportables.find(({ kind }) => kind === 'series');
    const found = await series?.find(database.db, own.collectionId, 'anybody');
    expect(found).toMatchObject({ label: 'The Gates', author: 'Mara', ownerId: mara.id, address: `/series/${own.collectionId}` });
    const hide = (hidden: boolean) =>
      database.db.transaction().execute(async (trx) => series?.setHidden({ trx, clock }, { id: own.collectionId, storyId: null }, hidden));
    expect([await hide(true), await hide(true)]).toEqual([true, false]);
    expect(await collections.find({ kind: 'series', id: own.collectionId, viewerId: ivo.id })).toBeUndefined();
    expect(await collections.find({ kind: 'series', id: own.collectionId, viewerId: mara.id })).toMatchObject({ hidden: true });
    expect(await collections.seriesOf(story, ivo.id)).toEqual([]);
    expect(await series?.find(database.db, own.collectionId, 'anybody')).toBeUndefined();
    expect(await hide(false)).toBe(true);
    expect(await collections.seriesOf(story, ivo.id)).toHaveLength(1);
  });
});
