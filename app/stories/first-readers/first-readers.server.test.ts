import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { ReadCounter } from '../reading/counting/reads.server';
import { makeReadCounter } from '../testing/make-read-counter';
import { makeStory, weaveStory } from '../testing/make-story';
import { createFirstReaders, type FirstReaders } from './first-readers.server';

interface Person {
  id: string;
  name: string;
}

let database: OpenDatabase;
let clock: TestClock;
let readers: FirstReaders;
let reads: ReadCounter;
let mara: Person;
let ivo: Person;

onTestDatabase(async (opened) => {
  ({ database, clock } = opened);
  const { db } = database;
  reads = makeReadCounter(db, clock);
  readers = createFirstReaders({ db, clock, secret: 'secret', reads });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const promised = async () => {
  const rows = await database.db.selectFrom('reader_promise').select(['story_id', 'reason']).orderBy('made_at').execute();
  return rows.map(({ story_id, reason }) => [story_id, reason]);
};

/** Opens a story as its page does. */
const open = (player: Person, storyId: string) => reads.countRead({ player: { ...player } as never, clientAddress: '192.0.2.1' }, storyId);

/** Opens a story and reads it to its end. */
async function finish(player: Person, storyId: string): Promise<boolean> {
  await open(player, storyId);
  clock.advance(HOUR_MS);
  return readers.finished(player, storyId);
}

describe('readers are promised', () => {
  it('for the first story of a writer, alone or with others, and for no later one', async () => {
    const first = await makeStory(database, clock, { author_id: mara.id });
    clock.advance(MINUTE_MS);
    const woven = await weaveStory(database, clock, [mara.id, ivo.id]);
    clock.advance(MINUTE_MS);
    await makeStory(database, clock, { author_id: mara.id, title: 'A Second' });
    await makeStory(database, clock, { author_id: ivo.id, status: 'draft' });
    await readers.promiseFirst();
    await readers.promiseFirst();
    expect(await promised()).toEqual(
      expect.arrayContaining([
        [first, 'first'],
        [woven, 'first'],
      ]),
    );
    expect(await promised()).toHaveLength(2);
  });

  it('for a story that nobody has finished in a week', async () => {
    await makeStory(database, clock, { author_id: mara.id });
    clock.advance(4 * DAY_MS);
    const read = await makeStory(database, clock, { author_id: mara.id, title: 'Read' });
    const unread = await makeStory(database, clock, { author_id: mara.id, title: 'Unread' });
    await finish(ivo, read);
    await open(ivo, unread);
    clock.advance(6 * DAY_MS);
    await readers.promiseUnread();
    expect((await promised()).map(([id]) => id)).not.toContain(unread);
    clock.advance(DAY_MS);
    await readers.promiseUnread();
    expect(await promised()).toContainEqual([unread, 'unread']);
    expect((await promised()).map(([id]) => id)).not.toContain(read);
  });
});

describe('the story that a reader is shown', () => {
  let story: string;
  beforeEach(async () => {
    story = await makeStory(database, clock, { author_id: mara.id, word_count: 600 });
    await readers.promiseFirst();
  });

  it('stays theirs for the day until they open it, and is never shown to them again', async () => {
    expect(await readers.oneToRead(ivo)).toMatchObject({ id: story, author: 'Mara' });
    expect((await readers.oneToRead(ivo))?.id).toBe(story);
    await open(ivo, story);
    expect(await readers.oneToRead(ivo)).toBeUndefined();
    const noa = await makePlayer(database, clock, 'Noa');
    expect((await readers.oneToRead(noa))?.id).toBe(story);
    clock.advance(DAY_MS);
    expect(await readers.oneToRead(noa)).toBeUndefined();
  });

  it('is none that they have left with a pen name on it, of which they are no reader either', async () => {
    const pen = await makePenName(database, clock, ivo.id, 'Juniper Vale');
    const credit = { story_id: story, place: 0, player_id: pen.id, ai_name: null, characters: 0, is_ai: false };
    await database.db.insertInto('story_writer').values(credit).execute();
    expect([await readers.oneToRead(ivo), await finish(ivo, story)]).toEqual([undefined, false]);
    await reads.stop();
    expect(await database.db.selectFrom('story_read').select('story_id').execute()).toEqual([]);
  });

  it('is not their own, nor the one they are reading, nor of an author who blocks them, nor Mature for those who see none', async () => {
    expect(await readers.oneToRead(mara)).toBeUndefined();
    expect(await readers.oneToRead(ivo, story)).toBeUndefined();
    await database.execute(`update story set content_rating = 'mature' where id = $1`, [story]);
    expect(await readers.oneToRead(ivo)).toBeUndefined();
    await database.execute(`update player set shows_mature = true, birth_year = 1980 where id = $1`, [ivo.id]);
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', $3)`, [
      ...[mara.id, ivo.id, clock.now()],
    ]);
    expect(await readers.oneToRead(ivo)).toBeUndefined();
    await database.execute('delete from player_block');
    expect((await readers.oneToRead(ivo))?.id).toBe(story);
  });

  it('is another one for each who opened theirs, five a day at most', async () => {
    for (let count = 0; count < 7; count += 1) {
      await makeStory(database, clock, { author_id: (await makePlayer(database, clock, `Writer ${count}`)).id });
    }
    await readers.promiseFirst();
    const shown = new Set<string>();
    for (;;) {
      const next = await readers.oneToRead(ivo);
      if (!next) break;
      expect(shown.has(next.id)).toBe(false);
      shown.add(next.id);
      await open(ivo, next.id);
    }
    expect(shown.size).toBe(5);
  });
});

describe('a reader who reaches the end', () => {
  let story: string;
  const told = async () => {
    const { rows } = {
      rows: await database.db.selectFrom('notice').select(['params', 'actor_id']).where('player_id', '=', mara.id).execute(),
    };
    return rows;
  };
  const state = () => database.db.selectFrom('reader_promise').select(['finished', 'kept_at']).executeTakeFirstOrThrow();

  beforeEach(async () => {
    story = await makeStory(database, clock, { author_id: mara.id, word_count: 600 });
    await readers.promiseFirst();
  });

  it('counts once, not sooner than the words can be read, and never the writer', async () => {
    await open(ivo, story);
    clock.advance(10_000);
    expect(await readers.finished(ivo, story)).toBe(false);
    clock.advance(MINUTE_MS);
    expect(await readers.finished(ivo, story)).toBe(true);
    expect(await readers.finished(ivo, story)).toBe(false);
    expect(await finish(mara, story)).toBe(false);
    expect(await state()).toMatchObject({ finished: 1, kept_at: null });
  });

  it('counts once when two pages say so at once', async () => {
    await open(ivo, story);
    clock.advance(HOUR_MS);
    const both = await Promise.all([readers.finished(ivo, story), readers.finished(ivo, story)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await state()).toMatchObject({ finished: 1 });
  });

  it('is told of by number and not by name, until five have', async () => {
    for (let count = 1; count <= 6; count += 1) await finish(await makePlayer(database, clock, `Reader ${count}`), story);
    expect(await told()).toEqual([{ params: { finished: 5 }, actor_id: null }]);
    expect(await state()).toMatchObject({ finished: 5, kept_at: expect.any(Date) });
    expect(await readers.oneToRead(ivo)).toBeUndefined();
  });

  it('is not counted for the promise with a browser that the writer used', async () => {
    for (const { id } of [mara, ivo]) {
      await database.execute(
        `insert into account_trace (id, player_id, kind, mark, seen_at) values (gen_random_uuid(), $1, 'browser', 'same', now())`,
        [id],
      );
    }
    expect(await finish(ivo, story)).toBe(true);
    expect(await state()).toMatchObject({ finished: 0 });
  });
});
