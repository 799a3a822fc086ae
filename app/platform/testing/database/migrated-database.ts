import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseIn } from '../../database/embedded/embedded-database.server';
import { openServerDatabase } from '../../database/server-database.server';
import { migrate } from '../../migrations/migrate.server';
import { databaseUrl, onServer } from './on-server';

/** The source of each test file's copy: a file with an embedded database, or a template on a server. */
export type MigratedDatabase = { file: string } | { serverUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database whose migrations have run. */
    migratedDatabase: MigratedDatabase;
  }
}

/**
 * Runs the migrations once before all test files of a project: each file starts from a copy of that database,
 * which takes a fraction of the time.
 */
export default async function makeMigratedDatabase({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { migrated, remove } = name === 'postgres' ? await makeTemplate(process.env.TEST_DATABASE_URL ?? '') : await makeFile();
  provide('migratedDatabase', migrated);
  return remove;
}

interface Made {
  migrated: MigratedDatabase;
  remove(): Promise<void>;
}

async function makeFile(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-tests-'));
  const file = join(folder, 'database.tar');
  const pglite = await PGlite.create();
  const database = databaseIn(pglite);
  await migrate(database);
  await writeFile(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return { migrated: { file }, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function makeTemplate(serverUrl: string): Promise<Made> {
  const template = `quillarena_template_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `create database ${template}`);
  const database = openServerDatabase({ url: databaseUrl(serverUrl, template) }, () => undefined);
  await migrate(database);
  await database.close();
  // A template cannot be copied while there are connections to it.
  await onServer(serverUrl, `alter database ${template} with allow_connections false`);
  return { migrated: { serverUrl, template }, remove: () => dropAll(serverUrl, template) };
}

/** Drops a template and the databases made from it. */
async function dropAll(serverUrl: string, template: string): Promise<void> {
  const names = await onServer<{ datname: string }>(serverUrl, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of names) await onServer(serverUrl, `drop database ${datname} with (force)`);
}
