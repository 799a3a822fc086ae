import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnServer } from '../testing/database/test-database';
import type { OpenDatabase } from './database.server';
import { openServerDatabase } from './server-database.server';

const SERVER = process.env.TEST_DATABASE_URL;

// A pooler lends a connection for one transaction: state left on it affects other clients.
describe.runIf(SERVER)('with a pooler in front of the server', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop: dropIt } = await createOnServer(SERVER ?? '');
    drop = dropIt;
    database = openServerDatabase({ url, directUrl: `${url}?application_name=direct`, connections: 1 }, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const nameOf = sql<{ name: string }>`select current_setting('application_name') as name`;

  it('leaves no prepared statements on connections and sets no timeout when connecting', async () => {
    expect(await database.change('count-one', 'select $1::integer', [1])).toBe(1);
    expect((await database.execute('select name from pg_prepared_statements')).rows).toEqual([]);
    expect((await database.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await database.execute('select current_setting($1) as name', ['application_name'])).rows).toEqual([{ name: 'quillarena' }]);
  });

  it('bypasses it for long work, locks and listening', async () => {
    expect((await database.directly((db) => nameOf.execute(db))).rows).toEqual([{ name: 'direct' }]);
    expect((await database.exclusively((db) => nameOf.execute(db))).rows).toEqual([{ name: 'direct' }]);
    const received = Promise.withResolvers<string>();
    const { stop } = await database.listen(['late-news'], {
      onMessage: (_channel, payload) => received.resolve(payload),
      onLink: () => undefined,
    });
    await database.execute(`select pg_notify('late-news', $1)`, ['hello']);
    expect(await received.promise).toBe('hello');
    await stop();
  });
});

it.runIf(SERVER)('without a pooler, limits the time of queries and lets the server compile none', async () => {
  const { url, drop } = await createOnServer(SERVER ?? '');
  const database = openServerDatabase({ url, connections: 1, statementTimeoutMs: 1_000 }, () => undefined);
  const settings = await database.execute(`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`);
  expect(settings.rows).toEqual([{ timeout: '1s', jit: 'off' }]);
  await database.close();
  await drop();
});
