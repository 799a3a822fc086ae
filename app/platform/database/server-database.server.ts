import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, QueryObserver, Tables } from './database.server';
import { onDirectConnection, onExclusiveConnection } from './direct-connection.server';
import { listenOnServer } from './listen.server';
import { observedBy } from './observed-queries.server';
import { typeParsers } from './type-parsers';

/** Default number of connections of a process. */
export const DEFAULT_CONNECTIONS = 20;
/** Time limit for connecting, after which the database counts as away, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export interface ServerAddress {
  /** Address for queries: the server, or a pooler in transaction mode in front of it. */
  url: string;
  /** The server itself, for work that needs a lasting connection; undefined if `url` is the server. */
  directUrl?: string | undefined;
  /** Maximum number of connections of this process, apart from the few direct ones. */
  connections?: number;
  /** Time limit for a page's queries, in ms. */
  statementTimeoutMs?: number;
}

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param onIdleError called for idle connections that break. @param onQuery called after each query.
 */
export function openServerDatabase(
  { url, directUrl, connections = DEFAULT_CONNECTIONS, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: ServerAddress,
  onIdleError: (error: Error) => void,
  onQuery: QueryObserver = () => undefined,
): OpenDatabase {
  const { log, timed } = observedBy(onQuery);
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      typeParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const common = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'quillarena', types };
  const direct = { ...common, connectionString: directUrl ?? url };
  // A pooler refuses unknown parameters and cannot isolate prepared statements or settings.
  const pooled = direct.connectionString !== url;
  const limit = pooled ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({ ...common, ...limit, connectionString: url, max: connections });
  pool.on('error', onIdleError);
  // A connection in use also emits an error when it ends; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  return {
    db,
    kind: 'server',
    execute: async (sql, values) => {
      const result = await timed(sql, () => pool.query(sql, values));
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    directly: (work) => onDirectConnection(direct, work),
    exclusively: (work, onWait = () => undefined) => onExclusiveConnection(direct, work, onWait),
    change: async (name, sql, values) => {
      const query = { ...(pooled ? {} : { name }), text: sql, values };
      return (await timed(sql, () => pool.query(query))).rowCount ?? 0;
    },
    listen: (channels, listener) => listenOnServer(direct.connectionString, channels, listener),
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS } as pg.QueryConfig);
    },
    close: () => db.destroy(),
  };
}
