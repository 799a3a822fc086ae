import { sql } from 'kysely';
import type { Db, Executor } from '../database/database.server';
import { FORMER_JOB_SCHEMA, JOB_SCHEMA, unfinishedJobs } from '../jobs/job-schema';
import { BACKUP_FORMAT, type BackupHead, type ProgressListener, tableLine, totalRows } from './backup-format';
import { backedUpTables, ranMigrations } from './tables.server';

/** Rows fetched at a time. */
const BATCH = 1_000;

export interface BackupSource {
  db: Db;
  takenAt: Date;
  /** The secret to store with the rows; undefined if the operator keeps it. */
  secret: string | undefined;
  onProgress?: ProgressListener;
}

/**
 * The whole database as lines of text, as a snapshot without concurrent changes. Includes waiting mails and
 * other jobs.
 * @returns lines without line ends, produced on demand.
 * @see docs/operating.md
 */
export async function* backupLines({ db, takenAt, secret, onProgress }: BackupSource): AsyncGenerator<string> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const tables = await tableQueries(trx);
    const counts: Record<string, number> = {};
    for (const { name, query } of tables) counts[name] = await countRows(trx, query);
    const head: BackupHead = {
      ...{ format: BACKUP_FORMAT, takenAt: takenAt.toISOString(), secret },
      ...{ migrations: await ranMigrations(trx), rows: counts },
    };
    yield JSON.stringify(head);
    let rows = 0;
    for (const { name, query } of tables) {
      yield tableLine(name);
      for await (const line of rowLines(trx, query)) {
        rows += 1;
        if (rows % BATCH === 0) onProgress?.(rows, totalRows(head));
        yield line;
      }
    }
    onProgress?.(rows, totalRows(head));
    yield JSON.stringify({ end: true, rows });
  } finally {
    await trx.rollback().execute();
  }
}

/** What is read into a backup: the rows of each table, and in the one for waiting jobs those of the job queue too. */
async function tableQueries(executor: Executor): Promise<{ name: string; query: string }[]> {
  const { rows: queues } = await sql<{ schema: string }>`select schemaname as schema from pg_tables
    where tablename = 'job' and schemaname in (${JOB_SCHEMA}, ${FORMER_JOB_SCHEMA})`.execute(executor);
  const jobs = queues.map(({ schema }) => ` union all ${unfinishedJobs(schema)}`).join('');
  return (await backedUpTables(executor)).map(({ name, columns }) => ({
    name,
    query: `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}"${name === 'job_to_send' ? jobs : ''}`,
  }));
}

async function countRows(executor: Executor, query: string): Promise<number> {
  const { rows } = await sql.raw<{ count: number }>(`select count(*)::float8 as count from (${query}) counted`).execute(executor);
  return rows[0]?.count ?? 0;
}

/** The rows of a query as lines of JSON. The database writes the JSON, so that large numbers stay exact. */
async function* rowLines(executor: Executor, query: string): AsyncGenerator<string> {
  // A column of the same name would stand for the whole row.
  const rows = `select to_jsonb(whole_row)::text as line from (${query}) whole_row`;
  await sql.raw(`declare backup_rows no scroll cursor for ${rows}`).execute(executor);
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${BATCH} from backup_rows`).execute(executor);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await sql.raw('close backup_rows').execute(executor);
}
