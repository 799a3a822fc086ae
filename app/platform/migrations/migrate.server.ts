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
  /** Whether a release that does not know it may work with the schema that it leaves. */
  expands: boolean;
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
 * @throws {CannotMigrate} if others keep a table locked, or if a newer version has done more than expand the schema;
 * otherwise the failing step's error.
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
  acceptNewer(
    done.filter(({ name }) => !steps.some((step) => step.name === name)),
    report,
  );
  // No table has more rows than the changes themselves bring, and nobody else uses it: no step takes long or must let others pass.
  const isNew = done.length === 0;
  const isWanted = (name: string) => (upTo === undefined || name <= upTo) && (only?.includes(name) ?? true);
  const pending = steps.filter(({ name }) => !done.some((step) => step.name === name) && isWanted(name));
  if (database.kind === 'server') await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  if (pending.length > 0) await retryWhenLocked(db, 'schema_migration', report, () => makeTables(db));
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

/**
 * Lets a version go on with the schema of a newer one, if that has only expanded it: after an upgrade the way back is open, and
 * during one an older process may start again.
 */
function acceptNewer(unknown: readonly DoneStep[], report: Report): void {
  const namesOf = (some: readonly DoneStep[]) => some.map(({ name }) => name).join(', ');
  const others = unknown.filter(({ expands }) => !expands);
  if (others.length > 0) {
    throw new CannotMigrate(
      `This database is of a newer version, with ${namesOf(others)}. Please start that version; only a backup from before leads back to this one.`,
    );
  }
  if (unknown.length > 0) report(`the schema is of a newer version, which has only expanded it: ${namesOf(unknown)}`);
}

/** The tables are those that Kysely's Migrator made in databases of earlier releases, but for its lock. */
async function makeTables(db: Db): Promise<void> {
  await sql`create table if not exists schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  // Asked for first, because adding it waits for everyone who reads the table, such as a backup.
  const { rows } = await sql`
    select 1 from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'expands' and not attisdropped`.execute(db);
  if (rows.length === 0) await sql`alter table schema_migration add column expands boolean`.execute(db);
  await makeCursorTable(db);
}

interface DoneStep {
  name: string;
  /** Null where an earlier release did it, which kept no note of it. */
  expands: boolean | null;
}

async function stepsDone(db: Db): Promise<DoneStep[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  // By way of JSON, because databases of earlier releases have no such column.
  const { rows } = await sql<DoneStep>`
    select name, (to_jsonb(schema_migration) ->> 'expands')::boolean as expands from schema_migration order by name collate "C"`.execute(
    db,
  );
  return rows;
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
    const expands = change.expands ?? false;
    const numbered = after.map(({ of, work }, index) => ({ name: `${name}.${String(index + 1).padStart(2, '0')}-${of}`, expands, work }));
    return [{ name, expands, work: { change } }, ...numbered];
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
async function runStep(db: Db, { name, expands, work }: Step, { database, report, isNew }: StepContext): Promise<void> {
  if ('change' in work) await work.change.up(db);
  else if ('backfill' in work) await runBackfill(db, name, work.backfill, report);
  else await (isNew ? createIndex(db, work.index) : buildIndex(db, name, work.index, database, report));
  await sql`insert into schema_migration (name, timestamp, expands) values (${name}, ${new Date().toISOString()}, ${expands})`.execute(db);
}
