import { sql } from 'kysely';
import { migrations } from '~migrations';
import type { Db, OpenDatabase } from '../database/database.server';
import { makeCursorTable, runBackfill } from './backfill.server';
import { buildIndex, createIndex } from './build-index.server';
import { CannotMigrate } from './cannot-migrate';
import type { Report } from './progress-report.server';
import { LOCK_TIMEOUT_MS, retryWhenLocked } from './retry-when-locked.server';
import type { Backfill, BigIndex, SchemaChange } from './schema-change';

/** Interval of log lines about a long-running step, in ms. */
const STILL_RUNNING_MS = 30_000;
/** Steps that a new database takes in one transaction: few enough for the locks that a small server has room for. */
const STEPS_TOGETHER = 50;

type Changes = Readonly<Record<string, SchemaChange>>;

export interface MigrateOptions {
  /** The last step to run; undefined runs all. */
  upTo?: string;
  /** The only steps to run; undefined runs all. */
  only?: readonly string[];
  /** Receives progress reports. */
  report?: Report;
  /** Defaults to the product's changes. */
  changes?: Changes;
}

/** A step, recorded in the database by name once it is done. */
interface Step {
  name: string;
  work: { change: SchemaChange } | { backfill: Backfill } | { index: BigIndex };
}

/** Names of all steps that this version knows, in order. */
export function migrationNames(): string[] {
  return stepsOf(migrations).map(({ name }) => name);
}

/**
 * Migrates the schema. One process does it at a time, without a statement timeout. After a failure
 * the next start continues with the step that failed; in a new database, with the first one of its transaction.
 * @returns the names of the steps run now.
 * @throws {CannotMigrate} if others keep a table locked, or if the schema is from a newer version; otherwise the
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
  { upTo, only, report, changes = migrations }: MigrateOptions & { report: Report },
): Promise<string[]> {
  const steps = stepsOf(changes);
  const done = await stepsDone(db);
  const unknown = done.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new CannotMigrate(`This database is of a newer version, with ${unknown.join(', ')}. Please start that version.`);
  }
  // No table has more rows than the changes themselves bring, and nobody else uses it: no step takes long or must let others pass.
  const isNew = done.length === 0;
  const isWanted = (name: string) => (upTo === undefined || name <= upTo) && (only?.includes(name) ?? true);
  const pending = steps.filter(({ name }) => !done.includes(name) && isWanted(name));
  if (database.kind === 'server') await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  if (pending.length > 0) await makeTables(db);
  const context = { database, report, isNew };
  let begun = 0;
  for (const together of isNew ? chunksOf(STEPS_TOGETHER, pending) : pending.map((step) => [step])) {
    begun += together.length;
    const name = together.at(-1)?.name ?? '';
    if (!isNew) report(`${name}: begins, ${begun} of ${pending.length}`);
    const began = performance.now();
    const stillAtIt = setInterval(() => report(`${name}: at it for ${Math.round((performance.now() - began) / 1000)} s`), STILL_RUNNING_MS);
    await retryWhenLocked(db, name, report, () => runTogether(db, together, context)).finally(() => clearInterval(stillAtIt));
  }
  return pending.map(({ name }) => name);
}

function chunksOf<T>(size: number, all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** The tables are those that Kysely's Migrator made in databases of earlier releases, but for its lock. */
async function makeTables(db: Db): Promise<void> {
  await sql`create table if not exists schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  await makeCursorTable(db);
}

async function stepsDone(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Each migration's change followed by its further steps; names sort in the order of execution. */
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

interface StepContext {
  database: OpenDatabase;
  report: Report;
  isNew: boolean;
}

/** Runs steps in one transaction; a long one of a database in use in transactions of its own. */
async function runTogether(db: Db, steps: readonly Step[], context: StepContext): Promise<void> {
  const run = async (executor: Db) => {
    for (const step of steps) await runStep(executor, step, context);
  };
  const isLong = !context.isNew && steps.some(({ work }) => !('change' in work));
  await (isLong ? run(db) : db.transaction().execute(run));
}

/** Runs a step and records it. */
async function runStep(db: Db, { name, work }: Step, { database, report, isNew }: StepContext): Promise<void> {
  if ('change' in work) await work.change.up(db);
  else if ('backfill' in work) await runBackfill(db, name, work.backfill, report);
  else await (isNew ? createIndex(db, work.index) : buildIndex(db, name, work.index, database, report));
  await sql`insert into schema_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);
}
