import { sql } from 'kysely';
import type { Db, Executor } from '../database/database.server';
import { BACKUP_FORMAT, type BackupHead, tableLine } from './backup-format';
import { backedUpTables, ranMigrations } from './tables.server';

/** Rows fetched at a time. */
const BATCH = 1_000;

export interface BackupSource {
  db: Db;
  takenAt: Date;
  /** The secret to store with the rows; undefined if the operator keeps it. */
  secret: string | undefined;
}

/**
 * The whole database as lines of text, as a snapshot without concurrent changes. Includes waiting mails and
 * other jobs.
 * @returns lines without line ends, produced on demand.
 * @see docs/operating.md
 */
export async function* backupLines({ db, takenAt, secret }: BackupSource): AsyncGenerator<string> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const head: BackupHead = { format: BACKUP_FORMAT, takenAt: takenAt.toISOString(), migrations: await ranMigrations(trx), secret };
    yield JSON.stringify(head);
    let rows = 0;
    for (const { name, columns } of await backedUpTables(trx)) {
      yield tableLine(name);
      const wanted = columns.map((column) => `"${column}"`).join(', ');
      for await (const line of rowLines(trx, `select ${wanted} from "${name}"`)) {
        rows += 1;
        yield line;
      }
    }
    yield tableLine('job_to_send');
    for await (const line of waitingJobs(trx)) {
      rows += 1;
      yield line;
    }
    yield JSON.stringify({ end: true, rows });
  } finally {
    await trx.rollback().execute();
  }
}

/** The rows of a query as lines of JSON. The database writes the JSON, so that large numbers stay exact. */
async function* rowLines(executor: Executor, query: string): AsyncGenerator<string> {
  await sql.raw(`declare backup_rows no scroll cursor for select to_jsonb(line)::text as line from (${query}) line`).execute(executor);
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${BATCH} from backup_rows`).execute(executor);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await sql.raw('close backup_rows').execute(executor);
}

/** Waiting jobs with data, such as mails; scheduled jobs return by themselves. */
async function* waitingJobs(executor: Executor): AsyncGenerator<string> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(executor);
  if (!rows[0]?.there) return;
  yield* rowLines(
    executor,
    `select id, name as queue, data from pgboss.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and data is not null and data <> '{}'::jsonb`,
  );
}
