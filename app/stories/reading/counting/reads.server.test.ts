import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeReadCounter } from '../../testing/make-read-counter';
import { makeStory } from '../../testing/make-story';
import type { ReadCounter } from './reads.server';

const DAY_MS = 24 * 60 * 60 * 1000;
const VISITOR = { player: undefined, clientAddress: '192.0.2.1' };
const OTHER = { player: undefined, clientAddress: '192.0.2.2' };

let database: OpenDatabase;
let clock: TestClock;
let reads: ReadCounter;

onTestDatabase((ground) => {
  ({ database, clock } = ground);
  reads = makeReadCounter(database.db, clock);
});

async function counted() {
  await reads.stop();
  return database.db.selectFrom('story_read').selectAll().execute();
}

async function days() {
  await reads.stop();
  const row = ['readers', 'search', 'feed', 'inside', 'elsewhere'] as const;
  return database.db.selectFrom('story_day').select(row).orderBy('day').execute();
}

/** What cards say of each story that has been read. */
async function readers(): Promise<number[]> {
  return (await database.db.selectFrom('story_readers').select('readers').execute()).map((row) => row.readers);
}

async function makeChapter(storyId: string, number: number): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  const chapter = {
    story_id: storyId,
    number,
    title: `Chapter ${number}`,
    body: 'The harbour was empty.',
    created_at: now,
    updated_at: now,
  };
  await database.db
    .insertInto('fanfic_chapter')
    .values({ id, ...chapter })
    .execute();
  return id;
}

describe('reads of a story', () => {
  it('count once per day and reader, in every arena', async () => {
    const [story, other] = [await makeStory(database, clock), await makeStory(database, clock, { arena: 'story_weave' })];
    const player = await makePlayer(database, clock, 'Ivo');
    for (const reader of [VISITOR, VISITOR, OTHER, { ...VISITOR, player }]) {
      expect(await reads.countRead(reader, story)).toBe('creative_writing');
    }
    await reads.countRead(VISITOR, other);
    expect(await counted()).toHaveLength(4);
    clock.advance(DAY_MS);
    await reads.countRead(VISITOR, story);
    expect(await counted()).toHaveLength(5);
  });

  it('store neither address nor person, and exclude all its writers', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const story = await makeStory(database, clock, { author_id: mara.id });
    const woven = await makeStory(database, clock, { arena: 'story_weave' });
    const writer = { story_id: woven, place: 0, player_id: mara.id, ai_name: null, characters: 10, is_ai: false };
    await database.db.insertInto('story_writer').values(writer).execute();
    for (const own of [story, woven]) await reads.countRead({ ...VISITOR, player: mara }, own);
    await reads.countRead({ ...VISITOR, player: ivo }, story);
    const rows = await counted();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`192\\.0\\.2|${ivo.id}`));
  });

  it('of drafts and missing stories are not counted, nor those of a person who reads without end', async () => {
    const draft = await makeStory(database, clock, { status: 'draft' });
    for (const id of [draft, randomUUID(), 'no-id']) expect(await reads.countRead(VISITOR, id)).toBeUndefined();
    const story = await makeStory(database, clock);
    for (let read = 0; read < 300; read++) await reads.countRead(OTHER, randomUUID());
    expect(await reads.countRead(OTHER, story)).toBeUndefined();
    expect(await counted()).toEqual([]);
    clock.advance(60 * 60 * 1000);
    expect(await reads.countRead(OTHER, story)).toBe('creative_writing');
  });

  it('have the chapters that were opened, each once, and none of another story', async () => {
    const [story, other] = [await makeStory(database, clock, { arena: 'fan_fic' }), await makeStory(database, clock, { arena: 'fan_fic' })];
    const [first, second, foreign] = [await makeChapter(story, 1), await makeChapter(story, 2), await makeChapter(other, 1)];
    await reads.countRead(VISITOR, story, { chapterId: first });
    await reads.stop();
    for (const chapterId of [first, second, second, foreign, randomUUID()]) await reads.countTurned(VISITOR, story, chapterId);
    const [row] = await counted();
    expect(row?.chapters.toSorted()).toEqual([first, second].toSorted());
    expect(await days()).toMatchObject([{ readers: 1 }]);
  });

  it('are summed by day, and by origin on the first day of each reader, however they are gathered', async () => {
    const story = await makeStory(database, clock);
    await reads.countRead(VISITOR, story, { origin: 'search' });
    await reads.countRead(OTHER, story, { origin: 'feed' });
    await reads.stop();
    await reads.countRead(VISITOR, story, { origin: 'inside' });
    clock.advance(DAY_MS);
    await reads.countRead(VISITOR, story, { origin: 'inside' });
    await reads.countRead({ ...VISITOR, clientAddress: '192.0.2.3' }, story);
    const none = { search: 0, feed: 0, inside: 0, elsewhere: 0 };
    expect(await days()).toEqual([
      { ...none, readers: 2, search: 1, feed: 1 },
      { ...none, readers: 2, elsewhere: 1 },
    ]);
    expect(await readers()).toEqual([3]);
  });

  it('of a story that is deleted meanwhile are lost, and others stored', async () => {
    const [gone, story] = [await makeStory(database, clock), await makeStory(database, clock)];
    for (const id of [gone, story]) await reads.countRead(VISITOR, id);
    await database.db.deleteFrom('story').where('id', '=', gone).execute();
    expect(await counted()).toMatchObject([{ story_id: story }]);
  });

  it('of one reader in two processes count once', async () => {
    const story = await makeStory(database, clock);
    const processes = [makeReadCounter(database.db, clock), makeReadCounter(database.db, clock)];
    for (const process of processes) await process.countRead(VISITOR, story, { origin: 'search' });
    await Promise.all(processes.map((process) => process.stop()));
    expect(await days()).toMatchObject([{ readers: 1, search: 1 }]);
    expect(await readers()).toEqual([1]);
  });
});

describe('what a reader has opened', () => {
  const remembered = async () => {
    const { db } = database;
    const [readings, history, seen] = [
      await db.selectFrom('story_reading').select('opened_at as at').execute(),
      await db.selectFrom('reading_history').select(['player_id', 'read_at as at']).orderBy('read_at').execute(),
      await sql<{ player_id: string; at: Date }>`select player_id, seen_at as at from story_seen order by seen_at`.execute(db),
    ];
    return { readings, history, seen: seen.rows };
  };
  const open = (player: Viewer, storyId: string, counter = reads) => counter.countRead({ ...VISITOR, player }, storyId);

  it('is stored with the openings of others, by a number of statements that does not grow with them', async () => {
    const story = await makeStory(database, clock, { arena: 'fan_fic' });
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => makePlayer(database, clock, name)));
    const statements: string[] = [];
    const counted = database.db.withPlugin({
      transformQuery({ node }) {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counter = makeReadCounter(counted, clock);
    const storeAfter = async (readers: readonly Viewer[]) => {
      for (const player of readers) await open(player, story, counter);
      expect(statements.splice(0).filter((kind) => kind !== 'SelectQueryNode')).toEqual([]);
      await counter.stop();
      return statements.splice(0).length;
    };
    const forOne = await storeAfter(people.slice(0, 1));
    expect(await storeAfter(people)).toBe(forOne);
    const all = await remembered();
    expect([all.readings, all.history, all.seen].map((rows) => rows.length)).toEqual([4, 4, 4]);
  });

  it('is stored at once for who looks, with all that waits, and for nobody else', async () => {
    const story = await makeStory(database, clock);
    const [ann, bob] = [await makePlayer(database, clock, 'Ann'), await makePlayer(database, clock, 'Bob')];
    await open(ann, story);
    await reads.settle(bob.id);
    expect((await remembered()).history).toEqual([]);
    await reads.settle(ann.id);
    expect((await remembered()).history).toEqual([{ player_id: ann.id, at: clock.now() }]);
  });

  it('has the last time of a history and the first of a reading, whatever the processes are', async () => {
    const story = await makeStory(database, clock, { arena: 'fan_fic' });
    const ann = await makePlayer(database, clock, 'Ann');
    const first = clock.now();
    const other = makeReadCounter(database.db, clock);
    await open(ann, story, other);
    clock.advance(1_000);
    await open(ann, story);
    await Promise.all([reads.stop(), other.stop()]);
    const { readings, history, seen } = await remembered();
    expect([history, seen]).toEqual([[{ player_id: ann.id, at: clock.now() }], [{ player_id: ann.id, at: clock.now() }]]);
    expect(readings).toHaveLength(1);
    expect([first, clock.now()]).toContainEqual(readings[0]?.at);
  });

  it('is nothing of their own, of who keeps no history, and of who has left', async () => {
    const [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => makePlayer(database, clock, name)));
    if (!ann || !bob || !cleo) expect.fail('Nobody is there.');
    const story = await makeStory(database, clock, { author_id: ann.id, arena: 'fan_fic' });
    await database.db.updateTable('player').set({ keeps_history: false }).where('id', '=', bob.id).execute();
    for (const player of [ann, bob, cleo]) await open(player, story);
    await database.db.deleteFrom('player').where('id', '=', cleo.id).execute();
    await reads.stop();
    const { readings, history, seen } = await remembered();
    expect([readings.length, history]).toEqual([1, []]);
    expect(seen.map(({ player_id }) => player_id).toSorted()).toEqual([ann.id, bob.id].toSorted());
  });
});
