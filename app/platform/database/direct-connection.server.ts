import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from './database.server';

/** Key of the advisory lock that serializes starting processes. */
const EXCLUSIVE_LOCK = 7_414_921;
/** Polling interval for the lock, in ms. */
const POLL_MS = 200;

/**
 * Does some work on a separate connection without a statement timeout.
 * @param config connects to the server itself, not to a pooler.
 */
export async function onDirectConnection<Result>(config: pg.ClientConfig, work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, keepAlive: true });
  // A broken connection fails the current work; without a listener its error would also end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (single) => {
      // The server's own settings may have limits.
      await sql`select set_config('statement_timeout', '0', false), set_config('idle_session_timeout', '0', false)`.execute(single);
      return await work(single);
    });
  } finally {
    await db.destroy();
  }
}

/**
 * The same for work that one process may do at a time. Waiting processes poll: a connection waiting for the
 * lock would hold a snapshot, which a concurrent index build would wait for.
 * @param onWait called once if another process holds the lock.
 */
export function onExclusiveConnection<Result>(
  config: pg.ClientConfig,
  work: (db: Db) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  // Closing the connection releases the lock in any case.
  return onDirectConnection(config, async (db) => {
    for (let waited = false; !(await tryLock(db)); waited = true) {
      if (!waited) onWait();
      await pause(POLL_MS);
    }
    return work(db);
  });
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(EXCLUSIVE_LOCK)}) as taken`.execute(db);
  return rows[0]?.taken === true;
}
