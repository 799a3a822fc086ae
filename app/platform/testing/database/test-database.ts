import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { OpenDatabase } from '../../database/database.server';
import { databaseIn } from '../../database/embedded/embedded-database.server';
import { ENGINE_OPTIONS } from '../../database/embedded/engine-options';
import { openServerDatabase } from '../../database/server-database.server';
import { JOB_SCHEMA } from '../../jobs/job-schema';
import { createTestClock, type TestClock } from '../test-clock';
import { guardTransactions } from './guard-transactions';
import { KEPT_ROWS, lastingIn, marksBetween } from './marks';
import { databaseUrl, onServer } from './on-server';

/** Tables that hold rows, or did since they were last vacuumed. */
const TAKES_SPACE = sql<boolean>`relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

/** A migrated database, and what it held when it was new. */
interface NewDatabase {
  database: OpenDatabase;
  lasting: ReadonlySet<string>;
}

/** What files of this worker have left empty: to make such a database, or only to connect to it, takes longer than most tests. */
const free: Record<OpenDatabase['kind'], NewDatabase[]> = { server: [], embedded: [] };

/**
 * Opens an empty, migrated database for one test file, which the next file of the worker takes over: in memory in the
 * project 'embedded', on a PostgreSQL server in the project 'postgres'. The same tests run on both. A test that changes
 * the schema, or what stays in emptied tables, must change it back: otherwise `close` throws, which fails its file, and the
 * next one gets a new database.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const migrated = inject('migratedDatabase');
  const kept = free['template' in migrated ? 'server' : 'embedded'];
  const taken = kept.pop() ?? (await asNew(await ('template' in migrated ? openOnServer(migrated) : openEmbedded(migrated.file))));
  const { database, lasting } = taken;
  return {
    ...database,
    close: async () => {
      await leaveEmpty(database);
      const marks = marksBetween(lasting, await lastingIn(database));
      if (marks.length > 0) {
        await database.close();
        throw new Error(`The next file would take over what this one did to the database:\n${marks.join('\n')}`);
      }
      // Settings and listeners of the one connection; its prepared changes stay, as `change` relies on them. Those to a server have none.
      if (database.kind === 'embedded') await database.execute('reset all; unlisten *');
      kept.push(taken);
    },
  };
}

async function asNew(database: OpenDatabase): Promise<NewDatabase> {
  return { database, lasting: await lastingIn(database) };
}

async function openEmbedded(file: string): Promise<OpenDatabase> {
  return databaseIn(await PGlite.create({ loadDataDir: await openAsBlob(file), ...ENGINE_OPTIONS }));
}

async function openOnServer({ serverUrl, template }: { serverUrl: string; template: string }): Promise<OpenDatabase> {
  const { url } = await createOnServer(serverUrl, { template });
  return guardTransactions(openServerDatabase({ url }, () => undefined));
}

async function leaveEmpty(database: OpenDatabase): Promise<void> {
  await emptyTables(database);
  await database.execute(`drop schema if exists ${JOB_SCHEMA} cascade`);
  // The rows of all files before would be read again and again. Most tables have none, and to vacuum those takes longer.
  const { rows: used } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class where ${TAKES_SPACE}`.execute(database.db);
  if (used.length > 0) await database.execute(`vacuum ${used.map(({ name }) => name).join(', ')}`);
}

/**
 * Empties every table between two tests of a file. Rows are deleted without triggers and constraints from the few
 * tables that take any space: truncating all tables takes many times as long. Boards stay, as migrations fill them.
 */
export async function emptyTables(database: OpenDatabase): Promise<void> {
  // What a test did not wait for, such as a room's next round, may lock rows in another order: it ends first, and is emptied too.
  await deleteAll(database).catch((error: unknown) => {
    if (!isDeadlock(error)) throw error;
    return emptyTables(database);
  });
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function deleteAll(database: OpenDatabase): Promise<void> {
  await sql`
    do $$
    declare
      name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select quote_ident(relname) from pg_class where ${TAKES_SPACE} and not ${KEPT_ROWS}
      loop
        execute 'delete from ' || name;
      end loop;
    end $$`.execute(database.db);
}

/**
 * Creates a database on a PostgreSQL server, an empty one unless it is a copy of a template, with which it goes.
 * @returns its URL, and a function that drops it, even while it is in use.
 */
export async function createOnServer(
  serverUrl: string,
  { template }: { template?: string } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${template ?? 'quillarena_test'}_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `create database ${name} ${template ? `template ${template}` : ''}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
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
