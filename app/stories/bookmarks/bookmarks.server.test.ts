import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { storyForReading } from '../reading/read-story.server';
import { KEPT_PAGE, MOST_KEPT } from '../reading-lists/kept-stories.server';
import { makeStory } from '../testing/make-story';
import { type BookmarksService, createBookmarksService } from './bookmarks.server';
import { bookmarkTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let bookmarks: BookmarksService;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  bookmarks = createBookmarksService({ db: database.db, clock });
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const add = (storyId: string, playerId = ivo.id) => bookmarks.addBookmark({ playerId, storyId });
const titles = async (playerId = ivo.id) => (await bookmarks.bookmarksOf({ playerId })).stories.map(({ title }) => title);

async function addLater(title: string): Promise<string> {
  clock.advance(1_000);
  const id = await makeStory(database, clock, { author_id: mara.id, title });
  await add(id);
  return id;
}

describe('bookmarks', () => {
  it('are listed for their owner alone, the latest first, each once', async () => {
    const first = await addLater('First');
    await addLater('Second');
    clock.advance(1_000);
    await add(first);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id })).stories).toMatchObject([
      { title: 'Second', author: 'Mara', arena: 'creative_writing' },
      { id: first, title: 'First' },
    ]);
    expect(await titles(mara.id)).toEqual([]);
    expect((await storyForReading(database.db, first, ivo.id))?.bookmarked).toBe(true);
    for (const other of [mara.id, undefined]) expect((await storyForReading(database.db, first, other))?.bookmarked).toBe(false);

    for (const _twice of [1, 2]) await bookmarks.removeBookmark({ playerId: ivo.id, storyId: first });
    expect(await titles()).toEqual(['Second']);
    await bookmarks.removeBookmark({ playerId: ivo.id, storyId: 'no id' });
  });

  it('are refused for what is not there, and beyond the most that one person may have', async () => {
    const draft = await makeStory(database, clock, { author_id: ivo.id, status: 'draft' });
    const hidden = await makeStory(database, clock, { author_id: mara.id, status: 'hidden' });
    for (const id of [draft, hidden, randomUUID(), 'no id']) await expect(add(id)).rejects.toThrow(bookmarkTexts.missing);

    await database.execute(
      `with made as (
         insert into story (id, arena, status, author_id, title, body, created_at, updated_at, published_at)
         select gen_random_uuid(), 'creative_writing', 'published', $1, 'Many', 'Words.', $3, $3, $3 from generate_series(1, $4::integer)
         returning id)
       insert into story_bookmark (player_id, story_id, added_at) select $2, id, $3 from made`,
      [mara.id, ivo.id, clock.now(), MOST_KEPT - 1],
    );
    const last = await addLater('Last');
    await add(last);
    await expect(addLater('Too many')).rejects.toThrow(bookmarkTexts.full(MOST_KEPT));
  });

  it('come in pages, without stories that are hidden or deleted', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= KEPT_PAGE + 2; number += 1) ids.push(await addLater(`Story ${number}`));
    const page = await bookmarks.bookmarksOf({ playerId: ivo.id });
    expect(page.stories).toHaveLength(KEPT_PAGE);
    const older = await bookmarks.bookmarksOf({ playerId: ivo.id, cursor: page.next });
    expect(older.stories.map(({ title }) => title)).toEqual(['Story 2', 'Story 1']);
    expect(older.next).toBeUndefined();
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id, cursor: 'broken' })).stories).toEqual(page.stories);

    await database.execute(`update story set status = 'hidden' where id = $1`, [ids[1]]);
    await database.execute('delete from story where id = $1', [ids[0]]);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id, cursor: page.next })).stories).toEqual([]);
    await database.execute(`update story set status = 'published', content_rating = 'mature' where id = $1`, [ids[1]]);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id, cursor: page.next })).stories).toEqual([]);
    await database.execute(`update story set content_rating = 'teen' where id = $1`, [ids[1]]);
    expect((await bookmarks.bookmarksOf({ playerId: ivo.id, cursor: page.next })).stories).toMatchObject([{ title: 'Story 2' }]);
  });
});
