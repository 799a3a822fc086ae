import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { blockTexts, MAX_BLOCKED } from './blocks';
import { type BlocksService, createBlocksService } from './blocks.server';
import { isBlockedAmong, isSeenBy } from './unseen.server';

let database: OpenDatabase;
let clock: TestClock;
let blocks: BlocksService;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  blocks = createBlocksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), endsBetween: [] });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

/** Whether a player sees what another did. */
const sees = async (viewerId: string | undefined, otherId: string | null) => {
  const { rows } = await sql<{ seen: boolean }>`
    select ${isSeenBy(viewerId, 'author')} as seen from (select ${otherId}::uuid as author) as thing`.execute(database.db);
  return rows[0]?.seen;
};
const seenBoth = async () => [await sees(mara.id, ivo.id), await sees(ivo.id, mara.id)];

describe('what people see of each other', () => {
  it('is everything, until one mutes the other, who still sees them', async () => {
    expect(await seenBoth()).toEqual([true, true]);
    await blocks.set(mara, ivo.id, 'mute');
    expect(await seenBoth()).toEqual([false, true]);
  });

  it('is nothing between people of whom one blocks the other, and everything again afterwards', async () => {
    await blocks.set(mara, ivo.id, 'mute');
    await blocks.set(mara, ivo.id, 'block');
    expect(await seenBoth()).toEqual([false, false]);
    await blocks.lift(ivo, mara.id);
    expect(await seenBoth()).toEqual([false, false]);
    await blocks.lift(mara, ivo.id);
    expect(await seenBoth()).toEqual([true, true]);
  });

  it('stays as it was for visitors, for other people, and where nobody is named', async () => {
    await blocks.set(mara, ivo.id, 'block');
    const other = await makePlayer(database, clock, 'Ada');
    expect([await sees(undefined, ivo.id), await sees(other.id, ivo.id), await sees(mara.id, null)]).toEqual([true, true, true]);
  });

  it('keeps people from a room together only when one blocks the other', async () => {
    const together = () => Promise.all([isBlockedAmong(database.db, mara.id, [ivo.id]), isBlockedAmong(database.db, ivo.id, [mara.id])]);
    await blocks.set(mara, ivo.id, 'mute');
    expect(await together()).toEqual([false, false]);
    await blocks.set(mara, ivo.id, 'block');
    expect(await together()).toEqual([true, true]);
    expect(await isBlockedAmong(database.db, mara.id, [])).toBe(false);
  });
});

describe('the list of muted and blocked people', () => {
  it('has each once, newest first, page by page', async () => {
    for (let number = 1; number <= 51; number += 1) {
      const { id } = await makePlayer(database, clock, `Player ${number}`);
      await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', $3)`, [
        mara.id,
        id,
        clock.now(),
      ]);
      clock.advance(1);
    }
    await blocks.set(mara, ivo.id, 'mute');
    await blocks.set(mara, ivo.id, 'block');
    const first = await blocks.listOf(mara.id);
    expect(first.players[0]).toEqual({ id: ivo.id, name: 'Ivo', kind: 'block' });
    const second = await blocks.listOf(mara.id, first.next);
    expect(new Set([...first.players, ...second.players].map(({ id }) => id)).size).toBe(52);
    expect(second.next).toBeUndefined();
    expect((await blocks.listOf(mara.id, 'nonsense')).players).toHaveLength(50);
    expect((await blocks.listOf(ivo.id)).players).toEqual([]);
  });

  it('refuses oneself, strangers to the site, and one too many', async () => {
    await expect(blocks.set(mara, mara.id, 'block')).rejects.toThrow(blockTexts.notSelf);
    for (const id of [randomUUID(), 'ivo']) await expect(blocks.set(mara, id, 'mute')).rejects.toThrow(blockTexts.gone);
    await blocks.lift(mara, 'ivo');
    await database.execute(
      `insert into player_block (player_id, other_id, kind, created_at) select $1, gen_random_uuid(), 'mute', $2 from generate_series(1, ${MAX_BLOCKED})`,
      [mara.id, clock.now()],
    );
    await expect(blocks.set(mara, ivo.id, 'block')).rejects.toThrow(blockTexts.tooMany);
  });
});
