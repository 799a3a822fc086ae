import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Tables } from './database.server';
import { onDirectConnection, onExclusiveConnection } from './direct-connection.server';
import { listenOnServer } from './listen.server';
import { typeParsers } from './type-parsers';

/** Connections a process, where nobody says otherwise. */
export const DEFAULT_CONNECTIONS = 20;
/** How long to wait for a connection before the database counts as away, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export interface ServerAddress {
  /** Where queries go: the server, or a pooler in front of it that lends connections for a transaction each. */
  url: string;
  /** The server itself, for what needs a connection to keep; undefined where `url` is the server. */
  directUrl?: string | undefined;
  /** Most connections of this process, beside the few that are direct. */
  connections?: number;
  /** No query of a page may hold a connection longer than this, in ms. */
  statementTimeoutMs?: number;
}

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param onIdleError told about connections that break while nobody uses them.
 */
export function openServerDatabase(
  { url, directUrl, connections = DEFAULT_CONNECTIONS, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: ServerAddress,
  onIdleError: (error: Error) => void,
): OpenDatabase {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      typeParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const common = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'quillarena', types };
  const direct = { ...common, connectionString: directUrl ?? url };
  // A pooler refuses parameters that it does not know, and could not keep prepared statements or settings apart.
  const pooled = direct.connectionString !== url;
  const limit = pooled ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({ ...common, ...limit, connectionString: url, max: connections });
  pool.on('error', onIdleError);
  // A connection in somebody's hands reports its end too; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'server',
    execute: async (sql, values) => {
      const result = await pool.query(sql, values);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    directly: (work) => onDirectConnection(direct, work),
    exclusively: (work, onWait = () => undefined) => onExclusiveConnection(direct, work, onWait),
    change: async (name, sql, values) => (await pool.query({ ...(pooled ? {} : { name }), text: sql, values })).rowCount ?? 0,
    listen: (channels, listener) => listenOnServer(direct.connectionString, channels, listener),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS } as pg.QueryConfig);
    },
    close: () => db.destroy(),
  };
}
