import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { onTestDatabase } from '../testing/database/test-database';
import type { Db } from './database.server';
import { type DueRows, removeRows, sweep } from './sweep.server';

const ROWS = 1_000;
const due: DueRows = { table: 'rate_limit', key: 'key', due: 'resets_at', where: sql`count = 0` };

let db: Db;
onTestDatabase(({ database }) => {
  db = database.db;
});

// Many rows are due at the same time, and times differ by less than a Date can represent.
beforeEach(async () => {
  await sql`
    insert into rate_limit (key, count, resets_at)
    select 'row ' || n, 0, timestamptz '2026-01-01' + (n / 300) * interval '1 microsecond' from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(
    db,
  );
});

const done = (key: string) => db.updateTable('rate_limit').set({ count: 1 }).where('key', '=', key).execute();
const left = async () => (await db.selectFrom('rate_limit').select('key').where('count', '=', 0).execute()).map(({ key }) => key);

describe('a sweep', () => {
  it('processes every due row once, oldest first', async () => {
    const keys: string[] = [];
    expect(await sweep(db, due, async (key) => void keys.push(key), rethrow)).toBe(ROWS);
    expect(new Set(keys).size).toBe(ROWS);
    expect(keys.slice(0, 299)).toContain('row 299');
    expect(keys.slice(-101)).toContain('row 1000');
  });

  it('skips failing rows, however many and old, and retries them in the next sweep', async () => {
    const failed: string[] = [];
    const work = (key: string) => (Number(key.slice(4)) <= 250 ? Promise.reject(new Error('broken')) : done(key));
    expect(await sweep(db, due, work, (_error, key) => failed.push(key))).toBe(ROWS - 250);
    expect(failed).toHaveLength(250);
    expect(await left()).toHaveLength(250);
    expect(await sweep(db, due, done, rethrow)).toBe(250);
    expect(await left()).toEqual([]);
  });

  it('does not count rows that were done elsewhere meanwhile', async () => {
    expect(await sweep(db, due, async (key) => key === 'row 7', rethrow)).toBe(1);
  });

  it('ends when the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(
      sweep(
        db,
        due,
        () => Promise.reject(away),
        () => undefined,
      ),
    ).rejects.toBe(away);
  });

  it('yields to other work between two rows', async () => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    });
    await sweep(db, due, done, rethrow);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(0);
  });
});

describe('removing rows', () => {
  it('removes exactly the matching rows', async () => {
    expect(await removeRows(db, 'rate_limit', sql`key <> 'row 3'`)).toBe(ROWS - 1);
    expect(await left()).toEqual(['row 3']);
    expect(await removeRows(db, 'rate_limit', sql`key <> 'row 3'`)).toBe(0);
  });
});

function rethrow(error: unknown): void {
  throw error;
}
