import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/database.server';
import { CannotMigrate } from './cannot-migrate';
import type { Report } from './progress-report.server';

/** How long a schema change may wait for a lock, in ms: all other users of the table queue behind it. */
export const LOCK_TIMEOUT_MS = 1_000;
const TRIES = 60;
/** Pause for the queries queued behind it, in ms. */
const PAUSE_MS = 1_000;
/** PostgreSQL's codes for a lock timeout and a deadlock. */
const LOCKED = new Set(['55P03', '40P01']);

/**
 * Does some work that needs a lock, and retries for about two minutes while others hold it.
 * @param step name of the work, for the report.
 * @throws {CannotMigrate} if others still hold it; the message names possible holders.
 */
export async function retryWhenLocked<Result>(db: Db, step: string, report: Report, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      const others = await longestTransactions(db);
      if (tries === TRIES) {
        const text = `${step} could not be done: a table that it changes is in use. ${others} Please end what uses it, and start again.`;
        throw new CannotMigrate(text, { cause: error });
      }
      report(`${step}: waits for a table that is in use. ${others}`);
      await pause(PAUSE_MS);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCKED.has(String(error.code));
}

/** Describes the connections with the oldest transactions: one of them holds the lock. */
async function longestTransactions(db: Db): Promise<string> {
  const { rows } = await sql<{ pid: number; application: string; seconds: number }>`
    select pid, application_name as application, floor(extract(epoch from now() - xact_start))::integer as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 3`.execute(db);
  if (rows.length === 0) return 'No transaction is open now.';
  const each = rows.map(({ pid, application, seconds }) => `pid ${pid} (${application || 'unnamed'}, ${seconds} s)`);
  return `Longest open transactions: ${each.join(', ')}.`;
}
