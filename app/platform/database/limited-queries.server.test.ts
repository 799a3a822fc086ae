import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Busy } from '../limits/busy';
import { onTestDatabase } from '../testing/database/test-database';
import type { OpenDatabase } from './database.server';
import { requireAnswer } from './database-health.server';
import { createLimitedQueries } from './limited-queries.server';

let database: OpenDatabase;

onTestDatabase((fixture) => {
  ({ database } = fixture);
});

describe('queries with limits', () => {
  it('return results and errors unchanged', async () => {
    const limited = createLimitedQueries(database);
    expect(await limited.run((trx) => sql`select 7 as seven`.execute(trx).then(({ rows }) => rows))).toEqual([{ seven: 7 }]);
    await expect(limited.run((trx) => sql`select no_such_column`.execute(trx))).rejects.toThrow(/no_such_column/);
  });

  // The embedded database cannot be interrupted, and has one connection: what is held there holds everything.
  it.runIf(process.env.TEST_DATABASE_URL)('are stopped when they take too long', async () => {
    const limited = createLimitedQueries(database);
    await expect(limited.run((trx) => sql`select pg_sleep(600)`.execute(trx))).rejects.toThrow(Busy);
    expect(await limited.run((trx) => sql`select 7 as seven`.execute(trx).then(({ rows }) => rows))).toEqual([{ seven: 7 }]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('leave the database to others while thirty of them go on', async () => {
    const limited = createLimitedQueries(database);
    const ends = Promise.withResolvers<void>();
    const held = Array.from({ length: 30 }, () => limited.run(() => ends.promise));
    const refused = await Promise.any(
      held.map((run) =>
        run.then(
          () => Promise.reject(new Error('ended')),
          (error: unknown) => error,
        ),
      ),
    );
    expect(refused).toBeInstanceOf(Busy);
    await requireAnswer(database);
    ends.resolve();
    const ended = await Promise.allSettled(held);
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Busy);
  });
});
