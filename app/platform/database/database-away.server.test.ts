import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('counts a database that this process has closed as away', async () => {
  const pool = new pg.Pool();
  await pool.end();
  expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true);

  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });
  await failureOf(sql`select 1`.execute(db));
  await db.destroy();
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(db)))).toBe(true);
});

it('does not count an invalid query, but the embedded database once it is closed', async () => {
  const pglite = await PGlite.create();
  expect(isDatabaseAway(await failureOf(pglite.query('select')))).toBe(false);
  expect(isDatabaseAway(await failureOf(pglite.query('select nothing')))).toBe(false);
  await pglite.close();
  expect(isDatabaseAway(await failureOf(pglite.query('select 1')))).toBe(true);
});
