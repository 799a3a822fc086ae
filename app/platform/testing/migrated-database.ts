import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseIn } from '../database/embedded-database.server';
import { migrate } from '../database/migrate.server';
import { openServerDatabase } from '../database/server-database.server';
import { databaseUrl, onServer } from './on-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with an empty embedded database whose migrations have run; where tests run on a server, its template database. */
    migratedDatabase: string;
  }
}

/**
 * Runs the migrations once before all test files: each of them begins with a copy of that database, which takes a
 * fraction of the time.
 */
export default async function makeMigratedDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { source, remove } = serverUrl ? await makeTemplate(serverUrl) : await makeDump();
  provide('migratedDatabase', source);
  return remove;
}

interface MigratedDatabase {
  source: string;
  remove(): Promise<void>;
}

async function makeDump(): Promise<MigratedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-tests-'));
  const file = join(folder, 'database.tar');
  const pglite = await PGlite.create();
  const database = databaseIn(pglite);
  await migrate(database);
  await writeFile(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return { source: file, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function makeTemplate(serverUrl: string): Promise<MigratedDatabase> {
  const name = `quillarena_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const database = openServerDatabase({ url: databaseUrl(serverUrl, name) }, () => undefined);
  await migrate(database);
  await database.close();
  // A template that somebody is connected to cannot be copied: nobody may be.
  await onServer(serverUrl, `alter database ${name} with allow_connections false`);
  return { source: name, remove: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}
