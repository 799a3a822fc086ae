import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../app/platform/testing/free-port';
import { adminCommand, failingStart } from '../support/sites/admin';
import { openPostgres, type Postgres } from '../support/sites/postgres';
import { siteProcess } from '../support/sites/site-process';
import { copyTemplate } from '../support/sites/site-templates';
import { expect, test } from '../support/test';

const SECRET = 'a secret of at least thirty-two characters';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quillarena-start-'));
  await mkdir(join(folder, 'data'));
  await copyTemplate(join(folder, 'data'), false);
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Starts a site that must say in a sentence, and not in a stack, why it cannot start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const port = env.PORT ?? String(await freePort());
  const { status, said } = await failingStart({
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    ...env,
  });
  const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(lines, said).toHaveLength(1);
  expect(status).toBe(1);
  return lines[0] ?? '';
}

test.describe('a site says in a sentence why it cannot start', () => {
  test.describe.configure({ mode: 'serial' });
  // Each of them starts several processes, one after the other.
  test.beforeEach(() => test.slow());

  test('for a DATA_DIR that cannot be worked in', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const refusals = await Promise.all(
      [file, join(file, 'below'), join(folder, 'x'.repeat(120)), '/proc/quillarena', '/proc'].map((DATA_DIR) => refusal({ DATA_DIR })),
    );
    expect(refusals).toEqual([
      expect.stringContaining('is not a folder'),
      expect.stringContaining('is not a folder'),
      expect.stringContaining('Give a shorter DATA_DIR'),
      expect.stringContaining('Give a DATA_DIR on a disk'),
      expect.stringContaining('Check that'),
    ]);
  });

  test('for what lies in it and cannot be used', async () => {
    const secret = join(folder, 'secret');
    await mkdir(secret);
    await writeFile(join(secret, 'secret'), 'damaged');
    expect(await refusal({ DATA_DIR: secret })).toContain('is damaged. Put the right one back');

    const site = await siteProcess({ DEMO: '0' });
    await site.start();
    expect(await refusal({ PORT: new URL(site.url).port })).toContain('PORT is already in use');
    await site.stop();
    const newer = join(folder, 'newer');
    await cp(site.dataDir, newer, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    await writeFile(join(newer, 'database/PG_VERSION'), '99\n');
    expect(await refusal({ DATA_DIR: newer })).toContain('cannot be opened');
    expect((await adminCommand(['backup', join(folder, 'a.backup')], { DATA_DIR: newer })).said).toContain('cannot be opened');
    await site.dispose();
  });

  test('for a HOST or a PORT that it cannot listen on', async () => {
    const elsewhere = { HOST: '203.0.113.1', SITE_URL: 'https://quillarena.example', SMTP_URL: 'smtp://127.0.0.1:25' };
    expect(await refusal(elsewhere)).toContain('HOST is not an address of this machine');
  });

  test.describe('with a database server', () => {
    let postgres: Postgres;
    test.beforeAll(async () => {
      postgres = await openPostgres();
    });
    test.afterAll(() => postgres.dispose());

    const onServer = (address: string) => refusal({ DATABASE_URL: address, SECRET });

    test('that is not there, or takes a connection and never answers', async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const ports = [await freePort(), (silent.address() as AddressInfo).port];
      const refusals = await Promise.all(ports.map((port) => onServer(`postgresql://quillarena@127.0.0.1:${port}/postgres`)));
      for (const said of refusals) expect(said).toContain('cannot be reached');
      silent.close();
    });

    test('that does not know the database, the user or the password, or does not let it make tables', async () => {
      const admin = new pg.Client(postgres.url);
      await admin.connect();
      await admin.query("create role somebody login password 'right'");
      await admin.end();
      const address = (change: { pathname?: string; username?: string }) => Object.assign(new URL(postgres.url), change).href;
      const refusals = await Promise.all(
        [{ pathname: '/nowhere' }, { username: 'nobody' }, { username: 'somebody' }].map((change) => onServer(address(change))),
      );
      expect(refusals).toEqual([
        expect.stringContaining('has no database of that name'),
        expect.stringContaining('does not let this user in'),
        expect.stringContaining('may not make tables'),
      ]);
    });

    test('that has no connection left, or can only be read', async () => {
      const admin = new pg.Client(postgres.url);
      await admin.connect();
      await admin.query('alter database postgres set default_transaction_read_only = on');
      expect(await onServer(postgres.url)).toContain('can only be read');
      await admin.query('alter database postgres connection limit 0');
      await admin.query('create role weak login');
      const url = new URL(postgres.url);
      url.username = 'weak';
      expect(await onServer(url.href)).toContain('has no connection left');
      await admin.query('alter database postgres reset default_transaction_read_only');
      await admin.query('alter database postgres connection limit -1');
      await admin.end();
    });

    test('whose schema is of a newer version', async () => {
      const site = await siteProcess({ DATABASE_URL: postgres.url, SECRET, DEMO: '0' });
      await site.start();
      await site.stop();
      const admin = new pg.Client(postgres.url);
      await admin.connect();
      await admin.query("insert into schema_migration (name, timestamp) values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')");
      await admin.end();
      expect(await onServer(postgres.url)).toContain('9999-of-tomorrow');
      await site.dispose();
    });
  });
});
