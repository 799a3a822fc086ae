import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from './database.server';

/** Names the lock that processes starting at once wait for each other with. */
const EXCLUSIVE_LOCK = 7_414_921;
/** How often they look whether it is free, in ms. */
const POLL_MS = 200;

/**
 * Does something on a connection of its own that no statement time-out ends.
 * @param config how to reach the server itself, past any pooler.
 */
export async function onDirectConnection<Result>(config: pg.ClientConfig, work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, keepAlive: true });
  // A connection that breaks fails the work under way; unheard, it would end the process too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (single) => {
      // The server's own settings may name a limit for everybody.
      await sql`select set_config('statement_timeout', '0', false), set_config('idle_session_timeout', '0', false)`.execute(single);
      return await work(single);
    });
  } finally {
    await db.destroy();
  }
}

/**
 * The same, for what one process may do at a time. Those who wait ask again and again: a connection that stood in the
 * lock's queue would hold a snapshot, for which an index that is built concurrently waits in turn.
 * @param onWait called once, if somebody else is at it.
 */
export function onExclusiveConnection<Result>(
  config: pg.ClientConfig,
  work: (db: Db) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  // Closing the connection gives the lock back, whatever happened.
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
