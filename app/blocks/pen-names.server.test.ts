import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { EndBetween } from '~/platform/feature/end-between';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { blockTexts } from './blocks';
import { type BlocksService, createBlocksService } from './blocks.server';
import { isBlockedAmong, isRefusedAmong, isSeenBy } from './unseen.server';

let database: OpenDatabase;
let blocks: BlocksService;
let [mara, ivo, pen, other] = ['', '', '', ''];
let ended: string[][] = [];

/** What a block ends. */
const end: EndBetween = async (_trx, ...between) => {
  ended.push(between);
};

onTestDatabase(async ({ database: opened, clock }) => {
  database = opened;
  ended = [];
  const { db } = database;
  blocks = createBlocksService({ db, clock, limiter: createRateLimiter(db, clock, 'secret'), endsBetween: [end] });
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
const isRefused = (personId: string, ...others: string[]) => isRefusedAmong(database.db, personId, others);
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

describe('a player who is blocked by a person with pen names', () => {
  const all = () => [mara, pen, other];
  const seen = () => Promise.all(all().map((name) => sees(ivo, name)));
  const refused = () => Promise.all(all().map((name) => isRefused(ivo, name)));

  it('is stopped at all of these, is refused at the one that blocked, and misses that alone', async () => {
    await blocks.set({ id: mara }, ivo, 'block');
    expect(await Promise.all(all().map((name) => isStopped(ivo, name)))).toEqual([true, true, true]);
    expect([await refused(), await seen()]).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
  });

  it('by a pen name misses nothing of the person whose it is, and reads no refusal there', async () => {
    await blocks.set({ id: mara }, ivo, 'block', pen);
    expect(await Promise.all(all().map((name) => isStopped(ivo, name)))).toEqual([true, true, true]);
    expect([await refused(), await seen()]).toEqual([
      [false, true, false],
      [true, false, true],
    ]);
    // Beside the pen name, the account stands for what that signs.
    expect([await isRefused(ivo, pen, mara), await isRefused(ivo, mara, other)]).toEqual([true, false]);
    expect([await sees(mara, ivo), await isRefused(mara, ivo)]).toEqual([false, true]);
  });

  it('keeps what they have with the other names, and loses what they have with that one', async () => {
    await blocks.set({ id: mara }, ivo, 'block', pen);
    expect(ended).toEqual([[pen, ivo]]);
  });

  it('is blocked by the name that they met first, until that is taken back', async () => {
    const as = async () => (await database.db.selectFrom('player_block').select(['kind', 'as_id']).execute()).map(({ as_id }) => as_id);
    await blocks.set({ id: mara }, ivo, 'mute', pen);
    expect(await as()).toEqual([null]);
    await blocks.set({ id: mara }, ivo, 'block', pen);
    await blocks.set({ id: mara }, ivo, 'block', other);
    expect(await as()).toEqual([pen]);
    await blocks.lift({ id: mara }, ivo);
    expect([await refused(), await seen()]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  it('is not told of another person by a name that is not the blocking person’s', async () => {
    await blocks.set({ id: ivo }, mara, 'block', pen);
    expect([await sees(mara, ivo), await sees(mara, pen)]).toEqual([false, true]);
  });
});

it('refuses to block one’s own pen name', async () => {
  await expect(blocks.set({ id: mara }, pen, 'block')).rejects.toThrow(blockTexts.notSelf);
});
