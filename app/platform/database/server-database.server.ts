import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Tables } from './database.server';
import { listenOnServer } from './listen.server';
import { typeParsers } from './type-parsers';

const MAX_CONNECTIONS = 20;
/** How long to wait for a connection before the database counts as away, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
/** No query of a page may hold a connection longer than this, in ms. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Names the lock that processes starting at once wait for each other with. */
const EXCLUSIVE_LOCK = 7_414_921;

export interface ServerDatabase extends OpenDatabase {
  pool: pg.Pool;
}

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param onIdleError told about connections that break while nobody uses them.
 */
export function openServerDatabase(databaseUrl: string, onIdleError: (error: Error) => void): ServerDatabase {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      typeParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'quillarena',
    types,
  });
  pool.on('error', onIdleError);
  // A connection in somebody's hands reports its end too; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    kind: 'server',
    execute: async (sql, values) => {
      const result = await pool.query(sql, values);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [EXCLUSIVE_LOCK]);
        await work();
      } finally {
        // Closing the connection gives the lock back, whatever happened.
        client.release(true);
      }
    },
    change: async (name, sql, values) => (await pool.query({ name, text: sql, values })).rowCount ?? 0,
    listen: (channel, listener) => listenOnServer(databaseUrl, channel, listener),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS } as pg.QueryConfig);
    },
    close: () => db.destroy(),
  };
}
