import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '../../testing/make-story';
import { createReadCounter, type ReadCounter } from './reads.server';

const DAY_MS = 24 * 60 * 60 * 1000;
const VISITOR = { player: undefined, clientAddress: '192.0.2.1' };

let database: OpenDatabase;
let clock: TestClock;
let reads: ReadCounter;

onTestDatabase((ground) => {
  ({ database, clock } = ground);
  const { db } = database;
  reads = createReadCounter({ db, clock, limiter: createRateLimiter(db, clock, 'secret'), secret: 'secret' });
});

const counted = () => database.db.selectFrom('story_read').selectAll().execute();

describe('reads of a story', () => {
  it('count once per day and reader, in every arena', async () => {
    const [story, other] = [await makeStory(database, clock), await makeStory(database, clock, { arena: 'story_weave' })];
    const player = await makePlayer(database, clock, 'Ivo');
    for (const reader of [VISITOR, VISITOR, { ...VISITOR, clientAddress: '192.0.2.2' }, { ...VISITOR, player }]) {
      expect(await reads.countRead(reader, story)).toBe('creative_writing');
    }
    await reads.countRead(VISITOR, other);
    expect(await counted()).toHaveLength(4);
    clock.advance(DAY_MS);
    await reads.countRead(VISITOR, story);
    expect(await counted()).toHaveLength(5);
  });

  it('store neither address nor person, and exclude the author', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const story = await makeStory(database, clock, { author_id: mara.id });
    await reads.countRead({ ...VISITOR, player: mara }, story);
    await reads.countRead({ ...VISITOR, player: ivo }, story);
    const rows = await counted();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`192\\.0\\.2|${ivo.id}`));
  });

  it('of drafts and missing stories are not counted, nor those of somebody who reads without end', async () => {
    const draft = await makeStory(database, clock, { status: 'draft' });
    for (const id of [draft, randomUUID(), 'no-id']) expect(await reads.countRead(VISITOR, id)).toBeUndefined();
    const story = await makeStory(database, clock);
    await database.execute(`update rate_limit set count = 1000 where key like 'read:%'`);
    expect(await reads.countRead(VISITOR, story)).toBeUndefined();
    expect(await counted()).toEqual([]);
  });
});
