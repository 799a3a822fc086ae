import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { BrokenBackup } from '../../../app/platform/backup/backup-format';
import { readConfig } from '../../../app/platform/config/config.server';
import { NoRoom } from '../../../app/platform/instance/require-room.server';
import { createOnServer } from '../../../app/platform/testing/database/test-database';
import { freePort } from '../../../app/platform/testing/servers/free-port';
import { openEmbedded } from '../database/open-database';
import { backup, movedText, moveToPostgres } from './backup';

const SERVER = process.env.TEST_DATABASE_URL;

/** A site's folder with an embedded database without tables: to make one takes seconds. */
let empty: string;

beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'quillarena-empty-'));
  if (!SERVER) await (await openEmbedded(configOf(empty))).close();
});
afterAll(() => rm(empty, { recursive: true }));

function configOf(dataDir: string, url?: string) {
  return readConfig({ DATA_DIR: dataDir, SECRET: 'x'.repeat(32), DATABASE_URL: url });
}

/** Settings of a site that is not running, with a database: as a start has left it, or empty. */
async function settings({ isStarted = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quillarena-backup-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const made = SERVER ? await createOnServer(SERVER) : undefined;
  onTestFinished(async () => made?.drop());
  const config = configOf(dataDir, made?.url);
  if (SERVER) return config;
  await cp(empty, dataDir, { recursive: true });
  if (!isStarted) return config;
  const site = await openEmbedded(config);
  // As much as a backup asks for before its first line.
  await site.database.execute('create table schema_migration (name text, timestamp text)');
  await site.close();
  return config;
}

it('a backup into a folder that is not there says so, and one that has no room is not begun', async () => {
  const config = await settings();
  const missing = backup(config, '/nowhere/at-all/site.backup');
  await expect(missing).rejects.toThrow(BrokenBackup);
  await expect(missing).rejects.toThrow('There is no folder /nowhere/at-all. Please create it, or give another place.');
  // The system's own folder of processes has no room for anything.
  await expect(backup(config, '/proc/site.backup')).rejects.toThrow(NoRoom);
});

it.skipIf(SERVER)('a move to a server that is not there fails, and lets go of the embedded database', async () => {
  const config = await settings();
  const nowhere = `postgres://quillarena@127.0.0.1:${await freePort()}/quillarena`;
  await expect(moveToPostgres(config, nowhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await (await openEmbedded(config)).close();
});

it.skipIf(SERVER)('a database on which no site has started to the end is neither moved nor backed up', async () => {
  const config = await settings({ isStarted: false });
  const nothing = `There is nothing in the database in ${config.dataDir} yet. Please start the site once.`;
  await expect(moveToPostgres(config, 'postgres://quillarena@127.0.0.1:1/quillarena')).rejects.toThrow(nothing);
  await expect(backup(config, join(config.dataDir, 'site.backup'))).rejects.toThrow(nothing);
});

it('who moves to a server is told how the backups go on, where the site has made some', () => {
  const config = { DATA_DIR: '/data', SECRET: 'x'.repeat(32) };
  expect(movedText(readConfig(config), 1_234)).toMatch(/^Moved 1,234 rows\. What was in \/data\/database is still there\.$/m);
  expect(movedText(readConfig(config), 1)).toContain('go on with BACKUP_EVERY=1d');
  expect(movedText(readConfig({ ...config, BACKUP_EVERY: 'off' }), 1)).not.toContain('BACKUP_EVERY');
});

it('who moves to a server is told to keep the secret: where the site keeps it, or as it is set', () => {
  const config = { DATA_DIR: '/data' };
  expect(movedText(readConfig(config), 1)).toContain('export DATABASE_URL=... SECRET=$(cat /data/secret)');
  const set = movedText(readConfig({ ...config, SECRET: 'x'.repeat(32) }), 1);
  expect(set).not.toContain('/data/secret');
  expect(set).toContain('with SECRET or SECRET_FILE as it is set now');
});
