import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { type CollectionsService, createCollections } from '../collections/collections.server';
import { collectedTexts } from '../collections/texts';
import { makeStory } from '../testing/make-story';
import { type BookmarksService, createBookmarksService } from './bookmarks.server';

let database: OpenDatabase;
let clock: TestClock;
let collections: CollectionsService;
let bookmarks: BookmarksService;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  collections = createCollections({ db: database.db, clock });
  bookmarks = createBookmarksService({ db: database.db, clock });
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const said = { title: 'For the night bus', summary: '', notes: '', complete: false, isPublic: true, fandomId: null };

async function write(title: string) {
  clock.advance(1_000);
  return makeStory(database, clock, { author_id: mara.id, title });
}

/** The titles in the list, as its owner finds them. */
async function shown(id: string): Promise<string[]> {
  const asked = {
    kind: 'list' as const,
    collection: { id },
    sort: undefined,
    filters: {},
    cursor: undefined,
    viewerId: ivo.id,
  };
  return (await collections.stories(asked)).cards.map(({ title }) => title);
}

describe('the list of bookmarks', () => {
  const ownList = async () =>
    (await collections.own({ playerId: ivo.id, kind: 'list' })).map(({ id, title, works }) => ({ id, title, works }));

  it('keeps its name and stays', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    for (const storyId of [first, second, first]) await bookmarks.addBookmark({ playerId: ivo.id, storyId });
    const [list] = await ownList();
    expect(list).toMatchObject({ title: 'Bookmarks', works: 2 });
    const own = { playerId: ivo.id, kind: 'list' as const, collectionId: list?.id ?? '' };
    expect(await shown(own.collectionId)).toEqual(['Second', 'First']);
    await collections.change(own, { ...said, isPublic: false });
    await expect(collections.remove(own)).rejects.toThrow(collectedTexts.bookmarksStay);
    await collections.takeOut(own, first);
    await bookmarks.removeBookmark({ playerId: ivo.id, storyId: second });
    expect(await ownList()).toEqual([{ ...list, works: 0 }]);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id })).stories).toEqual([]);
    await collections.put(own, first);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id })).stories).toMatchObject([{ title: 'First' }]);
    const { rows } = await database.execute('select bookmarks from story_listing where id = $1', [first]);
    expect(rows).toEqual([{ bookmarks: 1 }]);
  });

  it('changes with each bookmark, and those who follow it are told', async () => {
    await bookmarks.addBookmark({ playerId: ivo.id, storyId: await write('First') });
    const [list] = await ownList();
    const own = { playerId: ivo.id, kind: 'list' as const, collectionId: list?.id ?? '' };
    await collections.change(own, { ...said, isPublic: true });
    const reader = await makePlayer(database, clock, 'Una');
    await collections.follow(reader, own.collectionId);
    const changedAt = async () => (await collections.find({ kind: 'list', id: own.collectionId, viewerId: undefined }))?.changedAt;
    const second = await write('Second');
    const added = clock.now();
    for (const _twice of [1, 2]) {
      await bookmarks.addBookmark({ playerId: ivo.id, storyId: second });
      expect(await changedAt()).toEqual(added);
      clock.advance(1_000);
    }
    const { rows } = await database.execute('select player_id, kind, detail, story_id, count from notice');
    expect(rows).toEqual([{ player_id: reader.id, kind: 'collected', detail: 'list', story_id: second, count: 1 }]);
    await bookmarks.removeBookmark({ playerId: ivo.id, storyId: second });
    expect(await changedAt()).toEqual(clock.now());
  });

  it('has the bookmarks from before, once, however often the step is made', async () => {
    const { backfills } = await import('../../../migrations/0446-lists');
    const stories = [await write('First'), await write('Second')];
    await database.execute('alter table story_bookmark disable trigger bookmark_to_list');
    for (const [index, id] of stories.entries()) {
      await database.execute('insert into story_bookmark (player_id, story_id, added_at) values ($1, $2, $3)', [
        ivo.id,
        id,
        new Date(clock.now().getTime() + index),
      ]);
    }
    await database.execute('alter table story_bookmark enable trigger bookmark_to_list');
    for (const _twice of [1, 2]) await database.db.transaction().execute(async (trx) => backfills[0]?.fill(trx, [ivo.id, mara.id]));
    const [list, ...others] = await ownList();
    expect([list?.works, others]).toEqual([2, []]);
    expect(await shown(list?.id ?? '')).toEqual(['Second', 'First']);
    const { rows } = await database.execute('select bookmarks from story_listing order by published_at');
    expect(rows).toEqual([{ bookmarks: 1 }, { bookmarks: 1 }]);
  });
});
