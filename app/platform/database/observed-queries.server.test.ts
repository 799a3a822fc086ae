import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createMetrics } from '../log/metrics.server';
import { createOnServer } from '../testing/database/test-database';
import type { OpenDatabase, QueryObserver, Tables } from './database.server';
import { databaseIn } from './embedded/embedded-database.server';
import { queryReport } from './observed-queries.server';
import { askingAs, namedService } from './query-origin.server';
import { openServerDatabase } from './server-database.server';

const metrics = createMetrics();
const traced: string[] = [];
const slow: object[] = [];
let close: () => Promise<void>;
let shelf: { store(name: string): Promise<unknown>; refuse(): Promise<unknown> };

/** An empty database of the kind that this project tests on. */
async function openObserved(onQuery: QueryObserver): Promise<OpenDatabase> {
  const migrated = inject('migratedDatabase');
  if (!('template' in migrated)) return databaseIn(await PGlite.create(), { onQuery });
  const { url, drop } = await createOnServer(migrated.serverUrl);
  const database = openServerDatabase({ url }, () => undefined, onQuery);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

const shelfOn = (db: Kysely<Tables>) => ({
  store: (name: string) => db.transaction().execute((trx) => sql`insert into thing values (${name})`.execute(trx)),
  refuse: () =>
    db.transaction().execute(async () => {
      throw new Error('changed my mind');
    }),
});

beforeAll(async () => {
  const database = await openObserved(
    queryReport({
      metrics,
      tracing: { record: (name, _seconds, { failed = false }) => void traced.push(failed ? `${name} failed` : name) },
      log: { warn: (facts: unknown) => void slow.push(facts as object) },
      slowMs: 0,
    }),
  );
  close = database.close;
  await database.execute('create table thing (name text primary key)');
  shelf = namedService('shelf', shelfOn(database.db));
});
afterAll(() => close());
beforeEach(() => {
  for (const told of [traced, slow]) told.length = 0;
});

it('names a transaction by the call of a service that made it, from its begin to its commit', async () => {
  await shelf.store('lamp');
  expect(traced).toEqual(['shelf.store: begin', 'shelf.store: insert thing', 'shelf.store: commit']);
  expect(slow).toContainEqual({ origin: 'shelf.store', query: 'commit', ms: expect.any(Number), failed: false });
  const { values } = await metrics.querySeconds.get();
  const commits = values.filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.query === 'commit');
  expect(commits).toMatchObject([{ labels: { origin: 'shelf.store' }, value: 1 }]);
});

it('keeps two at once apart, and tells a rollback from a commit', async () => {
  const [refused, ...stores] = await Promise.allSettled([askingAs('one', () => shelf.refuse()), shelf.store('gate'), shelf.store('gate')]);
  expect(refused?.status).toBe('rejected');
  // Which of the two comes first is the database's choice.
  expect(stores.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const count = (name: string) => traced.filter((each) => each === name).length;
  expect([count('shelf.store: commit'), count('shelf.store: rollback'), count('shelf.refuse: rollback')]).toEqual([1, 1, 1]);
  expect(count('shelf.store: insert thing failed')).toBe(1);
});
