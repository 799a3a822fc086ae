import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnServer } from '../testing/test-database';
import type { OpenDatabase } from './database.server';
import { openServerDatabase } from './server-database.server';

const SERVER = process.env.TEST_DATABASE_URL;

// A pooler lends a connection for one transaction: whatever is left on it meets somebody else.
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

  it('leaves no prepared statement on its connections and asks for no time limit when one begins', async () => {
    expect(await database.change('count-one', 'select $1::integer', [1])).toBe(1);
    expect((await database.execute('select name from pg_prepared_statements')).rows).toEqual([]);
    expect((await database.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await database.execute('select current_setting($1) as name', ['application_name'])).rows).toEqual([{ name: 'quillarena' }]);
  });

  it('goes past it for long work, locks and listening', async () => {
    expect((await database.directly((db) => nameOf.execute(db))).rows).toEqual([{ name: 'direct' }]);
    expect((await database.exclusively((db) => nameOf.execute(db))).rows).toEqual([{ name: 'direct' }]);
    const heard = Promise.withResolvers<string>();
    const stop = await database.listen(['told'], { onMessage: (_channel, payload) => heard.resolve(payload), onLink: () => undefined });
    await database.execute(`select pg_notify('told', $1)`, ['hello']);
    expect(await heard.promise).toBe('hello');
    await stop();
  });
});
