import { sql } from 'kysely';
import { percentText } from '~/platform/text/format-numbers';
import type { Db, OpenDatabase } from '../database/database.server';
import type { Report } from './progress-report.server';
import { LOCK_TIMEOUT_MS, retryWhenLocked } from './retry-when-locked.server';
import type { BigIndex } from './schema-change';

/** Interval of progress reports of a long build, in ms. */
const REPORT_MS = 5_000;

/**
 * Builds an index, on a server without blocking reads and writes of its table. An incomplete one left by a crash
 * is dropped first; a valid one stays.
 * @param db a connection to the server itself, outside a transaction.
 * @param database for queries about the build's progress.
 */
export async function buildIndex(
  db: Db,
  step: string,
  index: BigIndex,
  database: Pick<OpenDatabase, 'kind' | 'execute'>,
  report: Report,
): Promise<void> {
  if (database.kind === 'embedded') return createIndex(db, index, 'if not exists');
  // The build waits for older transactions without blocking others.
  await sql`set lock_timeout = 0`.execute(db);
  const stop = await reportBuild(db, step, database, report);
  try {
    await retryWhenLocked(db, step, report, async () => {
      const state = await indexState(db, index.name);
      if (state === 'valid') return;
      if (state === 'invalid') {
        report(`${step}: dropping what an interrupted build left behind`);
        await sql`drop index concurrently ${sql.ref(index.name)}`.execute(db);
      }
      await createIndex(db, index, 'concurrently');
    });
  } finally {
    stop();
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  }
}

/** Builds an index at once, which blocks writes of its table unless it is built concurrently. */
export async function createIndex(db: Db, { name, on, unique }: BigIndex, how: 'if not exists' | 'concurrently' | '' = ''): Promise<void> {
  await sql.raw(`create ${unique ? 'unique ' : ''}index ${how} ${name} on ${on}`).execute(db);
}

async function indexState(db: Db, name: string): Promise<'absent' | 'valid' | 'invalid'> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  const [found] = rows;
  if (!found) return 'absent';
  return found.valid ? 'valid' : 'invalid';
}

/** Reports the progress of the build on this connection. @returns a function that stops the reports. */
async function reportBuild(db: Db, step: string, database: Pick<OpenDatabase, 'execute'>, report: Report): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid;
  const ask = async () => {
    const [row] = (await database.execute(BUILD_PROGRESS, [pid])).rows;
    if (!row) return;
    const share = row.share === null ? '' : `, ${percentText(Number(row.share))}`;
    report(`${step}: ${row.phase}${share}${row.holder ? `, for pid ${row.holder}` : ''}`);
  };
  // A failed report must not stop the build.
  const timer = setInterval(() => void ask().catch(() => undefined), REPORT_MS);
  return () => clearInterval(timer);
}

const BUILD_PROGRESS = `
  select phase, nullif(current_locker_pid, 0) as holder,
    case when phase like 'waiting%' then null when tuples_total > 0 then tuples_done * 100 / tuples_total
      when blocks_total > 0 then blocks_done * 100 / blocks_total end as share
  from pg_stat_progress_create_index where pid = $1`;
