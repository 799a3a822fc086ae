import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '~migrations';
import type { Db, OpenDatabase } from '../database/database.server';
import { makeCursorTable, runBackfill } from './backfill.server';
import { buildIndex } from './build-index.server';
import { CannotMigrate } from './cannot-migrate';
import type { Report } from './progress-report.server';
import { LOCK_TIMEOUT_MS, retryWhenLocked } from './retry-when-locked.server';
import type { Backfill, BigIndex, SchemaChange } from './schema-change';

/** How often the log says that a step which takes long is still under way, in ms. */
const STILL_AT_IT_MS = 30_000;

type Changes = Readonly<Record<string, SchemaChange>>;

export interface MigrateOptions {
  /** The last step to run; undefined runs all. */
  upTo?: string;
  /** Told what is done and how far it is. */
  report?: Report;
  /** Those of the product, unless a test has its own. */
  changes?: Changes;
}

/** One thing that is noted in the database, under its name, once it is done. */
interface Step {
  name: string;
  work: { change: Migration } | { backfill: Backfill } | { index: BigIndex };
}

/** Names of all steps of the schema that this version knows, in their order. */
export function migrationNames(): string[] {
  return stepsOf(migrations).map(({ name }) => name);
}

/**
 * Brings the schema up to date. One process does it at a time, and no statement time-out ends it; each step stays once
 * it is done, so that after a failure the next start goes on from there.
 * @returns the names of the steps that were run now.
 * @throws {CannotMigrate} when others keep a table locked, or when the schema is that of a newer version; else the
 * failing step's error.
 * @see docs/decisions/0069-long-schema-changes.md
 */
export function migrate(database: OpenDatabase, options: MigrateOptions = {}): Promise<string[]> {
  const report = options.report ?? (() => undefined);
  const onWait = () => report('waiting for another process that prepares the database');
  return database.exclusively((db) => runPending(db, database, { ...options, report }), onWait);
}

async function runPending(
  db: Db,
  database: OpenDatabase,
  { upTo, report, changes = migrations }: MigrateOptions & { report: Report },
): Promise<string[]> {
  const steps = stepsOf(changes);
  const done = await stepsDone(db);
  const unknown = done.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new CannotMigrate(`This database is of a newer version, with ${unknown.join(', ')}. Please start that version.`);
  }
  const pending = steps.filter(({ name }) => !done.includes(name) && (upTo === undefined || name <= upTo));
  const all = Object.fromEntries(steps.map((step) => [step.name, migrationOf(step, database, report)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
    // Changes that are made side by side may land in another order than that of their numbers.
    allowUnorderedMigrations: true,
  });
  if (database.kind === 'server') await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  if (pending.length > 0) await makeCursorTable(db);
  for (const [index, { name, work }] of pending.entries()) {
    report(`${name}: begins, ${index + 1} of ${pending.length}`);
    const began = performance.now();
    const stillAtIt = setInterval(() => report(`${name}: at it for ${Math.round((performance.now() - began) / 1000)} s`), STILL_AT_IT_MS);
    await retryWhenLocked(db, name, report, async () => {
      const { error } = await migrator.migrateTo(name, { disableTransactions: !('change' in work) });
      if (error) throw error;
    }).finally(() => clearInterval(stillAtIt));
  }
  return pending.map(({ name }) => name);
}

async function stepsDone(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Each migration's own change and then what comes after it; the names sort in the order in which they run. */
function stepsOf(changes: Changes): Step[] {
  const names = Object.keys(changes).sort();
  return names.flatMap((name) => {
    const change = changes[name];
    if (!change) return [];
    const after = [
      ...(change.backfills ?? []).map((backfill) => ({ of: backfill.name, work: { backfill } })),
      ...(change.indexes ?? []).map((index) => ({ of: index.name, work: { index } })),
    ];
    const numbered = after.map(({ of, work }, index) => ({ name: `${name}.${String(index + 1).padStart(2, '0')}-${of}`, work }));
    return [{ name, work: { change } }, ...numbered];
  });
}

function migrationOf({ name, work }: Step, database: OpenDatabase, report: Report): Migration {
  if ('change' in work) return work.change;
  if ('backfill' in work) return { up: (db) => runBackfill(db, name, work.backfill, report) };
  return { up: (db) => buildIndex(db, name, work.index, database, report) };
}
