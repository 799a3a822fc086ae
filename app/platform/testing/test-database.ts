import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { databaseIn, EMBEDDED_OPTIONS } from '../database/embedded-database.server';
import { openServerDatabase } from '../database/server-database.server';
import { databaseUrl, onServer } from './on-server';
import { createTestClock, type TestClock } from './test-clock';

/** Embedded databases that files of this worker have emptied and closed: opening one takes half a second. */
const free: OpenDatabase[] = [];

/**
 * Opens an empty, migrated database for one test file: in memory in the project 'embedded', where the next file of the
 * worker takes it over, on a PostgreSQL server in the project 'postgres', where it is dropped at the end. The same tests
 * run on both. A test that changes the schema must change it back.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const migrated = inject('migratedDatabase');
  if ('template' in migrated) return openOnServer(migrated.serverUrl, migrated.template);
  const database = free.pop() ?? (await openEmbedded(migrated.file));
  return {
    ...database,
    close: async () => {
      await emptyTables(database);
      // The schema of the jobs; settings and listeners of the connection.
      await database.execute('drop schema if exists pgboss cascade');
      await database.execute('discard all');
      // The rows of all files before would be read again and again.
      await database.execute('vacuum');
      free.push(database);
    },
  };
}

async function openEmbedded(file: string): Promise<OpenDatabase> {
  return databaseIn(await PGlite.create({ loadDataDir: await openAsBlob(file), ...EMBEDDED_OPTIONS }));
}

/**
 * Empties every table between two tests of a file. Rows are deleted without triggers and constraints from the few
 * tables that have some: truncating all tables takes many times as long.
 */
export async function emptyTables(database: OpenDatabase): Promise<void> {
  await sql`
    do $$
    declare
      name text;
      filled boolean;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'schema_migration%' loop
        execute 'select exists (select 1 from ' || name || ')' into filled;
        if filled then execute 'delete from ' || name; end if;
      end loop;
    end $$`.execute(database.db);
}

async function openOnServer(serverUrl: string, template: string): Promise<OpenDatabase> {
  const { url, drop } = await createOnServer(serverUrl, `template ${template}`);
  const database = openServerDatabase({ url }, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * Creates a database on a PostgreSQL server, an empty one unless said otherwise.
 * @returns its URL, and a function that drops it, even while it is in use.
 */
export async function createOnServer(serverUrl: string, how = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `quillarena_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} ${how}`);
  return { url: databaseUrl(serverUrl, name), drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/** What each test of a file starts with. */
export interface TestDatabaseFixture {
  database: OpenDatabase;
  clock: TestClock;
}

/**
 * Gives every test of a file an empty database and a clock that stands still.
 * @param setUp creates the services under test; called before each test.
 */
export function onTestDatabase(setUp: (fixture: TestDatabaseFixture) => void | Promise<void>): void {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database);
    await setUp({ database, clock: createTestClock() });
  });
}
