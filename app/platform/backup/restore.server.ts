import { sql } from 'kysely';
import type { Executor, OpenDatabase } from '../database/database.server';
import { migrate, migrationNames } from '../migrations/migrate.server';
import type { Report } from '../migrations/progress-report.server';
import { type BackupHead, BrokenBackup, type ProgressListener, readHead, rowsOfEnd, tableOfLine, totalRows } from './backup-format';
import { advanceCounters, backedUpTables, withoutConstraints } from './tables.server';

/** Rows inserted by one statement, and their characters. */
const BATCH = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface Restored {
  head: BackupHead;
  rows: number;
}

interface RestoreListeners {
  /** Called when all rows are in place, and before they are kept. */
  beforeCommit?(head: BackupHead): Promise<void>;
  onProgress?: ProgressListener;
  /** Told what follows the rows: checking what refers to what, and the steps that bring an older schema up to date. */
  report?: Report;
}

/** Stands in a database from the moment its rows are restored until what must follow is done too. Its name keeps it out of backups. */
const UNFINISHED = sql.table('schema_migration_unfinished_restore');

/**
 * Fills an empty database from a backup, completely or not at all, and migrates it. A restore counts as unfinished
 * until `endRestore`.
 * @param lines from `backupLines`.
 * @throws {BrokenBackup} for an incomplete or newer backup, or a database that is not empty.
 * @see docs/operating.md
 */
export async function restoreLines(
  database: OpenDatabase,
  lines: AsyncIterable<string>,
  listeners: RestoreListeners = {},
): Promise<Restored> {
  const rest = lines[Symbol.asyncIterator]();
  try {
    return await restoreRest(database, rest, listeners);
  } finally {
    // Lines of an open database hold a transaction until they are done with: it could not be closed.
    await rest.return?.();
  }
}

async function restoreRest(
  database: OpenDatabase,
  rest: AsyncIterator<string>,
  { beforeCommit, onProgress, report }: RestoreListeners,
): Promise<Restored> {
  const head = readHead((await rest.next()).value);
  const unknown = head.migrations.filter((name) => !migrationNames().includes(name));
  if (unknown.length > 0)
    throw new BrokenBackup(`This backup is of a newer version, with ${unknown.join(', ')}. Please restore it with that one.`);
  await requireEmpty(database.db);
  // Exactly those that its rows have seen: one with a lower number may have come later, and would change rows of its own time.
  await migrate(database, { only: head.migrations });
  const rows = await database.directly((db) =>
    db.transaction().execute(async (trx) => {
      const filled = await fill(
        trx,
        { [Symbol.asyncIterator]: () => rest },
        {
          onBatch: (rows) => onProgress?.(rows, totalRows(head)),
          onFilled: () => report?.('All rows are there. Now what they refer to is checked.'),
        },
      );
      await sql`create table ${UNFINISHED} (taken_at timestamptz)`.execute(trx);
      await sql`insert into ${UNFINISHED} values (${head.takenAt}::timestamptz)`.execute(trx);
      await beforeCommit?.(head);
      return filled;
    }),
  );
  await migrate(database, report ? { report } : {});
  return { head, rows };
}

/** Whether something must still follow a restore whose rows are kept, and when its backup was taken. */
export async function unfinishedRestore(db: Executor): Promise<{ takenAt: Date } | undefined> {
  const { rows: known } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_migration_unfinished_restore') is not null as there`.execute(db);
  if (!known[0]?.there) return undefined;
  const { rows } = await sql<{ taken_at: Date }>`select taken_at from ${UNFINISHED}`.execute(db);
  return { takenAt: rows[0]?.taken_at ?? new Date(0) };
}

/** Says that all that must follow a restore is done. */
export async function endRestore(db: Executor): Promise<void> {
  await sql`drop table if exists ${UNFINISHED}`.execute(db);
}

async function requireEmpty(db: Executor): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.player') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  const { rows: people } = await sql`select 1 from player limit 1`.execute(db);
  if (people.length > 0)
    throw new BrokenBackup('The database is not empty. A backup is restored into an empty one, so that nothing is overwritten.');
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

interface FillListeners {
  onBatch(rows: number): void;
  onFilled(): void;
}

async function fill(trx: Executor, lines: AsyncIterable<string>, { onBatch, onFilled }: FillListeners): Promise<number> {
  const tables = await backedUpTables(trx);
  let count = 0;
  let promised: number | undefined;
  await withoutConstraints(trx, tables, async () => {
    let table: string | undefined;
    let batch: string[] = [];
    let characters = 0;
    const flush = async () => {
      if (table && batch.length > 0) await insert(trx, tables, table, batch);
      count += batch.length;
      onBatch(count);
      batch = [];
      characters = 0;
    };
    for await (const line of lines) {
      promised = rowsOfEnd(line);
      if (promised !== undefined) break;
      const next = tableOfLine(line);
      if (next === undefined) {
        batch.push(line);
        characters += line.length;
      }
      if (next !== undefined || batch.length >= BATCH || characters >= BATCH_CHARACTERS) await flush();
      table = next ?? table;
      if (next !== undefined) await empty(trx, tables, next);
    }
    await flush();
    onFilled();
  });
  if (promised !== count) throw new BrokenBackup('This backup is cut off: its end is missing. Nothing was restored.');
  await advanceCounters(trx);
  return count;
}

/** The rows that migrations brought are in the backup as well. */
async function empty(trx: Executor, tables: Awaited<ReturnType<typeof backedUpTables>>, table: string): Promise<void> {
  if (!tables.some(({ name }) => name === table)) return;
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
  if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(trx);
}

async function insert(
  trx: Executor,
  tables: Awaited<ReturnType<typeof backedUpTables>>,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const columns = tables.find(({ name }) => name === table)?.columns;
  if (!columns) throw new BrokenBackup(`This backup contains a table that its version does not have: ${table}.`);
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${wanted}) overriding system value
    select ${wanted} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(trx);
}
