import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { type FanFixture, onFanFixture } from '~/arenas/fan-fiction/testing/fan-fixture';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { Origin } from '~/stories/reading/counting/origin';
import { createStatistics, type Statistics, type StatisticsService } from './statistics.server';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let statistics: StatisticsService;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  statistics = createStatistics({ db: database.db, clock });
  storyId = await fixture.publish(mara);
});

async function ownOf(asked: Partial<Parameters<StatisticsService['of']>[0]> = {}): Promise<Statistics> {
  await fixture.reads.stop();
  const found = await statistics.of({ playerId: mara.id, period: 'day', ...asked });
  if (!found) throw new Error('There are no figures.');
  return found;
}

const visitor = (number: number) => ({ player: undefined, clientAddress: `192.0.2.${number}` });

/** Lets visitors open the story, each with a number of its chapters from the first on. */
async function read(readers: readonly { number: number; from?: Origin; chapters?: number }[]): Promise<void> {
  const ids = await fixture.chapterIds(storyId);
  for (const { number, from, chapters = 1 } of readers) {
    await fixture.service.readers.countRead(visitor(number), storyId, { origin: from, chapterId: ids[0] });
    for (const id of ids.slice(1, chapters)) await fixture.service.readers.countTurned(visitor(number), storyId, id);
  }
}

async function addChapters(count: number): Promise<void> {
  for (let chapter = 0; chapter < count; chapter++) {
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: `Later ${chapter}`, content: 'More.' });
  }
}

describe("an author's figures", () => {
  it('are there for the writers of what is published, and for nobody else', async () => {
    expect(await statistics.of({ playerId: ivo.id, period: 'day' })).toBeUndefined();
    expect(await statistics.of({ playerId: ivo.id, storyId, period: 'all' })).toBeUndefined();
    for (const id of [randomUUID(), 'no-id', '\u0000']) {
      expect(await statistics.of({ playerId: mara.id, storyId: id, period: 'all' })).toBeUndefined();
    }
    expect(await ownOf()).toMatchObject({ story: undefined, stories: [{ id: storyId, readers: 0 }], words: 4 });
  });

  it('are there for who left a story under a pen name, too', async () => {
    const pen = await makePenName(database, clock, ivo.id, 'Juniper Vale');
    await database.db
      .insertInto('story_writer')
      .values({ story_id: storyId, place: 1, player_id: pen.id, ai_name: null, is_ai: false, characters: 5 })
      .execute();
    expect(await statistics.of({ playerId: ivo.id, storyId, period: 'day' })).toMatchObject({ story: { id: storyId } });
  });

  it('have the words of what is published now, not of what is taken back or hidden', async () => {
    const setStatus = (status: 'draft' | 'hidden' | 'unlisted') =>
      database.db.updateTable('story').set({ status }).where('id', '=', storyId).execute();
    for (const [status, words] of [
      ['draft', 0],
      ['hidden', 0],
      ['unlisted', 4],
    ] as const) {
      await setStatus(status);
      expect(await ownOf()).toMatchObject({ stories: [{ id: storyId }], words });
    }
  });

  it('have each day without gaps, and months and everything as sums of days', async () => {
    await read([{ number: 1 }, { number: 2 }]);
    clock.advance(DAY_MS);
    await read([{ number: 1 }]);
    const byDay = await ownOf();
    expect(byDay.steps).toHaveLength(30);
    expect(byDay.steps.slice(-3).map(({ readers }) => readers)).toEqual([0, 2, 1]);
    for (const period of ['month', 'all'] as const) {
      const { steps } = await ownOf({ period });
      expect(steps.reduce((sum, { readers }) => sum + readers, 0)).toBe(3);
    }
    expect((await ownOf({ period: 'month' })).steps).toHaveLength(12);
  });

  it('count kudos, bookmarks, follows, and comments that everybody sees', async () => {
    const now = clock.now();
    const { db } = database;
    await db.insertInto('story_like').values({ player_id: ivo.id, story_id: storyId, created_at: now }).execute();
    await db.insertInto('guest_kudos').values({ guest_id: randomUUID(), story_id: storyId, given_at: now }).execute();
    await db.insertInto('story_bookmark').values({ player_id: ivo.id, story_id: storyId, added_at: now }).execute();
    await db.insertInto('story_follow').values({ player_id: ivo.id, story_id: storyId, created_at: now }).execute();
    for (const state of ['shown', 'waiting'] as const) {
      const comment = { id: randomUUID(), story_id: storyId, chapter_id: null, author_id: ivo.id, body: 'Yes.', state };
      await db
        .insertInto('fanfic_comment')
        .values({ ...comment, created_at: now, updated_at: now })
        .execute();
    }
    expect((await ownOf()).steps.at(-1)).toMatchObject({ kudos: 2, comments: 1, bookmarks: 1, follows: 1 });
  });

  it('stay when the readers of a day are forgotten, and go with the story', async () => {
    await read([{ number: 1 }]);
    await fixture.reads.stop();
    clock.advance(91 * DAY_MS);
    await fixture.service.fandoms.popularity.refresh();
    expect(await database.db.selectFrom('story_read').selectAll().execute()).toEqual([]);
    expect((await ownOf({ period: 'all' })).steps.reduce((sum, { readers }) => sum + readers, 0)).toBe(1);
    await fixture.service.stories.delete(mara, storyId);
    expect(await database.db.selectFrom('story_day').selectAll().execute()).toEqual([]);
  });
});

describe('how a story is read', () => {
  it('is told of finished days with five people at least, and what is small is merged', async () => {
    await read([1, 2, 3, 4].map((number) => ({ number, from: 'search' })));
    clock.advance(DAY_MS);
    expect((await ownOf({ storyId })).reading?.origins).toEqual({ told: {}, merged: 0 });
    await read([5, 6, 7].map((number) => ({ number, from: number < 7 ? 'feed' : 'search' })));
    expect((await ownOf({ storyId })).reading?.origins).toEqual({ told: {}, merged: 0 });
    clock.advance(DAY_MS);
    expect((await ownOf({ storyId })).reading?.origins).toEqual({ told: { inside: 0, elsewhere: 0 }, merged: 7 });
  });

  it('counts the last chapter of each reader, with neighbours where few stopped', async () => {
    await addChapters(3);
    await read(Array.from({ length: 14 }, (_, number) => ({ number, chapters: number < 6 ? 1 : number < 8 ? 2 : 4 })));
    clock.advance(27 * DAY_MS);
    expect((await ownOf({ storyId })).reading?.chapters).toBe('too few');
    // Who comes back has come to the furthest chapter of all days.
    await read(Array.from({ length: 6 }, (_, index) => ({ number: index + 8, chapters: 1 })));
    clock.advance(DAY_MS);
    const steps = [
      { first: 1, last: 1, came: 14, wentOn: 8, stopped: 6 },
      { first: 2, last: 4, came: 8, wentOn: 0, stopped: 8 },
    ];
    expect((await ownOf({ storyId })).reading?.chapters).toMatchObject({ steps });
    // Who reads on the days after is told of with those of later weeks, and not by the difference from yesterday.
    await read([{ number: 20, chapters: 3 }]);
    clock.advance(DAY_MS);
    expect((await ownOf({ storyId })).reading?.chapters).toMatchObject({ steps });
  });

  it('follows chapters that were moved, and forgets those that are gone', async () => {
    await addChapters(1);
    await read(Array.from({ length: 10 }, (_, number) => ({ number, chapters: number < 5 ? 1 : 2 })));
    clock.advance(27 * DAY_MS);
    await read([{ number: 9 }]);
    clock.advance(DAY_MS);
    const [first = ''] = await fixture.chapterIds(storyId);
    await fixture.reads.stop();
    await fixture.service.chapters.delete(mara, storyId, first);
    expect((await ownOf({ storyId })).reading?.chapters).toBeUndefined();
    await addChapters(1);
    expect((await ownOf({ storyId })).reading?.chapters).toMatchObject({
      steps: [
        { first: 1, came: 5 },
        { first: 2, came: 0 },
      ],
    });
  });
});

it('shows writers of a collaborative story the same', async () => {
  const other = await makePlayer(database, clock, 'Ben');
  const writer = { story_id: storyId, place: 1, player_id: other.id, ai_name: null, characters: 10, is_ai: false };
  await database.db.insertInto('story_writer').values(writer).execute();
  expect(await ownOf({ playerId: other.id, storyId })).toMatchObject({ story: { id: storyId } });
});
