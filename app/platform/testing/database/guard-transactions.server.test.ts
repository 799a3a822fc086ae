import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { guardTransactions } from './guard-transactions';
import { onTestDatabase, type TestDatabaseFixture } from './test-database';

const fixture = {} as TestDatabaseFixture;
onTestDatabase((made) => void Object.assign(fixture, made));

const PAST = 'A query past the open transaction';

describe('a guarded database', () => {
  it('refuses what begins past the transaction that is open, however it begins', async () => {
    const database = guardTransactions(fixture.database);
    const { db } = database;
    const begun = [
      () => db.selectFrom('rate_limit').selectAll().execute(),
      () => sql`select 1`.execute(db),
      () => db.transaction().execute(async () => undefined),
      () => database.execute('select 1'),
      () => database.change('one', 'select 1', []),
    ];
    for (const begin of begun) {
      await expect(db.transaction().execute(async () => await begin())).rejects.toThrow(PAST);
      await expect(
        db
          .transaction()
          .setAccessMode('read only')
          .execute(async () => await begin()),
      ).rejects.toThrow(PAST);
      await begin();
    }
  });

  it('lets the transaction itself query, and what it has started once it is over', async () => {
    const { db } = guardTransactions(fixture.database);
    const over = Promise.withResolvers<void>();
    const later = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('rate_limit').selectAll().execute();
      return { rows: over.promise.then(() => db.selectFrom('rate_limit').selectAll().execute()) };
    });
    over.resolve();
    expect(await later.rows).toEqual([]);
  });
});
