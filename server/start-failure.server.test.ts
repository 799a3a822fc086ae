import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseError } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DISK_FULL_TEXT, SERVER_DISK_FULL_TEXT } from '../app/platform/database/disk-full';
import { UnreadableDatabase } from '../app/platform/database/embedded/embedded-database.server';
import { openServerDatabase } from '../app/platform/database/server-database.server';
import { holdDataDir } from '../app/platform/instance/data-dir.server';
import { UnusableSecret } from '../app/platform/instance/secret.server';
import { migrate } from '../app/platform/migrations/migrate.server';
import { onServer } from '../app/platform/testing/database/on-server';
import { createOnServer, onTestDatabase } from '../app/platform/testing/database/test-database';
import { freePort } from '../app/platform/testing/servers/free-port';
import { listen } from './listen';
import { startFailure } from './start-failure';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** What an operator is told whose site cannot start because this work fails. */
async function told(work: Promise<unknown>, ...databaseUrls: string[]): Promise<string> {
  const error = await work.then(
    () => expect.fail('It did not fail.'),
    (thrown: unknown) => thrown,
  );
  const text = startFailure(error, databaseUrls);
  expect(text, 'no stack').not.toMatch(/\n|^\w*Error/);
  return text;
}

describe('an operator whose site cannot start is told in a sentence what to do', () => {
  it('about a DATA_DIR that cannot be worked in', async () => {
    const options = { name: 'server', commands: { status: () => ({}) } };
    expect(await told(holdDataDir('/proc/quillarena', options))).toContain('Give a DATA_DIR on a disk');
    expect(await told(holdDataDir(`/tmp/${'x'.repeat(120)}`, options))).toContain('Give a shorter DATA_DIR');
  });

  it('about files in it that cannot be used', async () => {
    expect(await told(Promise.reject(new UnusableSecret('/data/secret', 'is damaged')))).toContain('is damaged. Put the right one back');
    expect(await told(Promise.reject(new UnreadableDatabase('/data', new Error('PG_VERSION'))))).toContain('cannot be opened');
  });

  it('about a PORT that is taken, and a HOST that is not of this machine', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await told(listen(createHttpServer(), { host: '127.0.0.1', port }))).toContain(`PORT ${port} on 127.0.0.1 is already in use`);
    expect(await told(listen(createHttpServer(), { host: '203.0.113.1', port: 0 }))).toContain(
      'HOST 203.0.113.1 is not an address of this machine',
    );
  });
});

it('who moves to a server is told of the address given, and which of the two disks is full', () => {
  const toldOf = (error: unknown) => startFailure(error, ['postgres://localhost/of-the-settings'], 'postgres://localhost/given');
  const answer = (code: string) => Object.assign(new DatabaseError('refused', 7, 'error'), { code });
  expect(toldOf(answer('28P01'))).toBe('The server at the address given refuses this user with this password. Correct the address.');
  for (const code of ['28000', '3D000', '25006', '42501', '53300']) {
    expect(toldOf(answer(code))).toContain('the address given');
    expect(toldOf(answer(code))).not.toContain('DATABASE_URL');
  }
  expect(toldOf(answer('53100'))).toBe(SERVER_DISK_FULL_TEXT);
  expect(toldOf(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(DISK_FULL_TEXT);
});

/** Brings the schema of a database up to date, as a start does. */
async function migrated(url: string): Promise<void> {
  const database = openServerDatabase({ url }, () => undefined);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

describe.runIf(SERVER)('the same about a database server', () => {
  const toldOf = (url: string) => told(migrated(url), url);
  const changed = (url: string, change: { pathname?: string; username?: string }) => Object.assign(new URL(url), change).href;

  it('that is not there, or takes a connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const ports = [await freePort(), (silent.address() as AddressInfo).port];
    expect(await Promise.all(ports.map((port) => toldOf(`postgresql://quillarena@127.0.0.1:${port}/postgres`)))).toEqual([
      expect.stringContaining(`at 127.0.0.1, port ${ports[0]}, cannot be reached: nothing listens there (ECONNREFUSED)`),
      expect.stringContaining(`at 127.0.0.1, port ${ports[1]}, cannot be reached: no answer in time`),
    ]);
  });

  it('behind a pooler that is not there, though the database itself is', async () => {
    const pooler = `postgresql://quillarena@127.0.0.1:${await freePort()}/postgres`;
    expect(await told(migrated(pooler), SERVER, pooler)).toContain(`port ${new URL(pooler).port}, cannot be reached`);
  });

  it('that does not know the database or the user, or does not let the user make tables', async () => {
    const { url, drop } = await createOnServer(SERVER);
    const name = `somebody_${new URL(url).pathname.slice(-8)}`;
    await onServer(url, `create role ${name} login`);
    onTestFinished(async () => {
      await drop();
      await onServer(SERVER, `drop role ${name}`);
    });
    expect(await toldOf(changed(url, { pathname: '/nowhere' }))).toContain('has no database of that name');
    expect(await toldOf(changed(url, { username: 'nobody' }))).toContain('does not let this user in');
    expect(await toldOf(changed(url, { username: name }))).toContain('may not make tables');
  });

  it('that has no connection left, or can only be read', async () => {
    const { url, drop } = await createOnServer(SERVER);
    const database = new URL(url).pathname.slice(1);
    const name = `weak_${database.slice(-8)}`;
    await onServer(SERVER, `create role ${name} login`);
    onTestFinished(async () => {
      await drop();
      await onServer(SERVER, `drop role ${name}`);
    });
    await onServer(SERVER, `alter database ${database} set default_transaction_read_only = on`);
    expect(await toldOf(url)).toContain('can only be read');
    await onServer(SERVER, `alter database ${database} connection limit 0`);
    expect(await toldOf(changed(url, { username: name }))).toContain('has no connection left');
  });
});

describe('the same about a schema', () => {
  let database: Parameters<Parameters<typeof onTestDatabase>[0]>[0]['database'];
  onTestDatabase((fixture) => {
    database = fixture.database;
  });

  it('of a newer version', async () => {
    onTestFinished(async () => void (await database.execute(`delete from schema_migration where name like '9999-%'`)));
    await database.execute("insert into schema_migration (name, timestamp) values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')");
    expect(await told(migrate(database))).toContain('9999-of-tomorrow');
  });
});
