import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { blockTexts } from './blocks';
import { type BlocksService, createBlocksService } from './blocks.server';
import { isBlockedAmong, isSeenBy } from './unseen.server';

let database: OpenDatabase;
let blocks: BlocksService;
let [mara, ivo, pen, other] = ['', '', '', ''];

onTestDatabase(async ({ database: opened, clock }) => {
  database = opened;
  const { db } = database;
  blocks = createBlocksService({ db, clock, limiter: createRateLimiter(db, clock, 'secret'), endsBetween: [] });
  mara = (await makePlayer(database, clock, 'Mara')).id;
  ivo = (await makePlayer(database, clock, 'Ivo')).id;
  pen = (await makePenName(database, clock, mara, 'Juniper Vale')).id;
  other = (await makePenName(database, clock, mara, 'Rowan Hill')).id;
});

async function sees(viewerId: string, otherId: string) {
  const { rows } = await sql<{ seen: boolean }>`
    select ${isSeenBy(viewerId, 'author')} as seen from (select ${otherId}::uuid as author) as thing`.execute(database.db);
  return rows[0]?.seen;
}
const isStopped = (personId: string, ...others: string[]) => isBlockedAmong(database.db, personId, others);

describe('who blocks a pen name', () => {
  it('stops the whole person, and does not learn who that is', async () => {
    await blocks.set({ id: ivo }, pen, 'block');
    expect([await isStopped(mara, ivo), await sees(mara, ivo)]).toEqual([true, false]);
    // Only the name that was met is gone, and refuses.
    expect(await Promise.all([pen, other, mara].map((name) => sees(ivo, name)))).toEqual([false, true, true]);
    expect(await Promise.all([pen, other, mara].map((name) => isStopped(ivo, name)))).toEqual([true, false, false]);
    expect((await blocks.listOf(ivo)).players.map(({ name }) => name)).toEqual(['Juniper Vale']);
  });

  it('is not stopped at another name, though the same person writes there', async () => {
    await blocks.set({ id: ivo }, mara, 'block');
    expect([await isStopped(ivo, pen, mara), await isStopped(ivo, mara)]).toEqual([false, true]);
    expect(await isStopped(mara, ivo)).toBe(true);
  });

  it('by muting it misses that name alone, and is missed by nobody', async () => {
    await blocks.set({ id: ivo }, pen, 'mute');
    expect([await sees(ivo, pen), await sees(ivo, other), await sees(mara, ivo)]).toEqual([false, true, true]);
    expect([await isStopped(mara, ivo), await isStopped(ivo, pen)]).toEqual([false, false]);
  });
});

describe('somebody who is blocked by a person with pen names', () => {
  it('is stopped at all of these, and misses the one name that blocked', async () => {
    await blocks.set({ id: mara }, ivo, 'block');
    expect(await Promise.all([mara, pen, other].map((name) => isStopped(ivo, name)))).toEqual([true, true, true]);
    expect(await Promise.all([mara, pen].map((name) => sees(ivo, name)))).toEqual([false, true]);
  });
});

it('refuses to block one’s own pen name', async () => {
  await expect(blocks.set({ id: mara }, pen, 'block')).rejects.toThrow(blockTexts.notSelf);
});
