import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService, type XpChange } from './progress.server';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  progress = createProgressService({ db: database.db, clock });
});

const gain = (playerId: string, amount: number, more: Partial<XpChange> = {}): XpChange => ({
  playerId,
  arena: 'creative_writing',
  amount,
  source: 'rating',
  sourceId: randomUUID(),
  revision: 1,
  ...more,
});
const record = (...changes: XpChange[]) => database.db.transaction().execute((trx) => progress.recordXp(trx, changes));
const scoreOn = async (board: string, playerId: string) => {
  const { rows } = await database.execute('select score, reached_at from board_row where board = $1 and player_id = $2', [board, playerId]);
  return rows[0] as { score: number; reached_at: Date } | undefined;
};
const addsUp = async (playerId: string) => {
  const { rows } = await database.execute(
    `select p.xp_sum, p.xp, (select coalesce(sum(amount), 0) from xp_entry where player_id = p.player_id) as ledger,
      (select sum(xp_sum) from arena_progress where player_id = p.player_id) as arenas
     from player_progress p where player_id = $1`,
    [playerId],
  );
  const row = rows[0] as { xp_sum: number; xp: number; ledger: number; arenas: number };
  return Number(row.ledger) === row.xp_sum && Number(row.arenas) === row.xp_sum && row.xp === Math.max(0, row.xp_sum);
};

describe('a player’s progress', () => {
  it('is nothing before the first game', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    expect(await progress.progressOf(mara.id)).toEqual({ xp: 0, level: 1, gamesPlayed: 0, gamesWon: 0, storiesPublished: 0 });
  });

  it('grows by XP, which change the level and both boards', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await record(gain(mara.id, 990), gain(mara.id, 20, { arena: 'fan_fic' }), gain(mara.id, 5, { arena: 'word_games' }));
    expect(await progress.progressOf(mara.id)).toMatchObject({ xp: 1015, level: 2 });
    expect((await scoreOn('all', mara.id))?.score).toBe(1015);
    expect((await scoreOn('creative_writing', mara.id))?.score).toBe(990);
    expect((await scoreOn('fan_fic', mara.id))?.score).toBe(20);
    expect(await scoreOn('word_games', mara.id)).toBeUndefined();
    expect(await addsUp(mara.id)).toBe(true);
  });

  it('counts the same change once, and a later revision of it again', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const change = gain(mara.id, 20);
    expect(await record(change)).toHaveLength(1);
    expect(await record(change)).toEqual([]);
    expect(await record(change, { ...change, amount: -5, revision: 2 })).toMatchObject([{ amount: -5 }]);
    expect((await progress.progressOf(mara.id)).xp).toBe(15);
    expect(await addsUp(mara.id)).toBe(true);
  });

  it('never shows less than 0 XP, but remembers how far below it is', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await record(gain(mara.id, -20));
    expect((await progress.progressOf(mara.id)).xp).toBe(0);
    await record(gain(mara.id, 15));
    expect((await progress.progressOf(mara.id)).xp).toBe(0);
    await record(gain(mara.id, 10));
    expect((await progress.progressOf(mara.id)).xp).toBe(5);
    expect((await scoreOn('creative_writing', mara.id))?.score).toBe(5);
  });

  it('keeps the time at which a score was reached until the score changes', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const first = clock.now();
    await record(gain(mara.id, 20));
    clock.advance(1000);
    await record(gain(mara.id, 0));
    expect((await scoreOn('all', mara.id))?.reached_at).toEqual(first);
    await record(gain(mara.id, 10));
    expect((await scoreOn('all', mara.id))?.reached_at).toEqual(clock.now());
    expect((await scoreOn('creative_writing', mara.id))?.reached_at).toEqual(clock.now());
  });

  it('counts games and stories', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await database.db.transaction().execute(async (trx) => {
      await progress.countGamePlayed(trx, mara.id);
      await progress.countGamePlayed(trx, mara.id);
      await progress.countStoryPublished(trx, mara.id, 1);
      await progress.countStoryPublished(trx, mara.id, 1);
      await progress.countStoryPublished(trx, mara.id, -1);
    });
    expect(await progress.progressOf(mara.id)).toMatchObject({ gamesPlayed: 2, storiesPublished: 1 });
  });

  it('stays exact when many credit the same people at once, in any order', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const shared = gain(mara.id, 7);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const changes = [gain(mara.id, 10), gain(ivo.id, -1), shared];
        return record(...(index % 2 === 0 ? changes : changes.reverse()));
      }),
    );
    expect((await progress.progressOf(mara.id)).xp).toBe(207);
    expect((await scoreOn('all', mara.id))?.score).toBe(207);
    expect((await progress.progressOf(ivo.id)).xp).toBe(0);
    expect(await addsUp(mara.id)).toBe(true);
    expect(await addsUp(ivo.id)).toBe(true);
  });

  it('is unchanged when the transaction fails', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const failing = database.db.transaction().execute(async (trx) => {
      await progress.recordXp(trx, [gain(mara.id, 20)]);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect((await progress.progressOf(mara.id)).xp).toBe(0);
  });
});
