import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Config, readConfig } from '../../../app/platform/config/config.server';
import { migrationNames } from '../../../app/platform/migrations/migrate.server';
import { createOnServer } from '../../../app/platform/testing/database/test-database';
import { migrateCommand } from './migrate';
import { openEmbedded } from './open-database';

const SERVER = process.env.TEST_DATABASE_URL;
/** Where both databases are there: on the embedded one all changes take seconds, and `script/chaos` runs the command there. */
const itOnServer = it.skipIf(process.env.TESTED_ON_SERVER);

let folder: string;
let config: Config;
let drop: (() => Promise<void>) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quillarena-migrate-'));
  const made = SERVER ? await createOnServer(SERVER) : undefined;
  drop = made?.drop;
  config = readConfig({ DATA_DIR: folder, SECRET: 'x'.repeat(32), DATABASE_URL: made?.url });
});
afterEach(async () => {
  await drop?.();
  await rm(folder, { recursive: true });
});

itOnServer('brings an empty database up to date, names what it ran, and has nothing to do the second time', async () => {
  const lines: string[] = [];
  const names = migrationNames();
  expect(await migrateCommand(config, (line) => lines.push(line))).toBe(`The schema is up to date: ran ${names.join(', ')}.`);
  expect(lines, 'nothing takes long in an empty database').toEqual([]);
  expect(await migrateCommand(config, () => undefined)).toBe('The schema is up to date already.');
});

it.skipIf(SERVER)('leaves an embedded database alone that is in use', async () => {
  const held = await openEmbedded(config);
  await expect(migrateCommand(config, () => undefined)).rejects.toThrow('DATA_DIR');
  await held.close();
});
