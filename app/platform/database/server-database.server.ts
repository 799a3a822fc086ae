import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, QueryObserver, Tables } from './database.server';
import { onDirectConnection, onExclusiveConnection } from './direct-connection.server';
import { listenOnServer } from './listen.server';
import { type ObservedQueries, observedBy } from './observed-queries.server';
import { createStandbyReads } from './standby-reads.server';
import { typeParsers } from './type-parsers';

/** Default number of connections of a process. */
export const DEFAULT_CONNECTIONS = 20;
/** Time limit for connecting, after which the database counts as away, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Queries are short, and long conditions look dear to the planner: to compile those of a list for a signed-in viewer takes a hundred
 * times as long as to run it.
 */
const WITHOUT_COMPILING = '-c jit=off';
/** Time limit for connecting to a standby, for which the primary stands in, in ms. */
const STANDBY_CONNECT_MS = 1_000;

export interface ServerAddress {
  /** Address for queries: the server, or a pooler in transaction mode in front of it. */
  url: string;
  /** The server itself, for work that needs a lasting connection; undefined if `url` is the server. */
  directUrl?: string | undefined;
  /** A standby for visitors' reads; undefined if there is none. */
  readUrl?: string | undefined;
  /** Maximum number of connections of this process, apart from the few direct ones. */
  connections?: number;
  /** Time limit for a page's queries, in ms. */
  statementTimeoutMs?: number;
}

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @param onIdleError called for idle connections that break. @param onQuery called after each query.
 * @param onStandby called when visitors' reads may go to the standby, and when they no longer may.
 */
export function openServerDatabase(
  { url, directUrl, readUrl, connections = DEFAULT_CONNECTIONS, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: ServerAddress,
  onIdleError: (error: Error) => void,
  onQuery: QueryObserver = () => undefined,
  onStandby: (usable: boolean) => void = () => undefined,
): OpenDatabase {
  const observed = observedBy(onQuery);
  const { timed } = observed;
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      typeParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const common = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'quillarena', types };
  const direct = { ...common, connectionString: directUrl ?? url };
  // A pooler refuses unknown parameters and cannot isolate prepared statements or settings.
  const pooled = direct.connectionString !== url;
  const limit = pooled ? {} : { statement_timeout: statementTimeoutMs, options: WITHOUT_COMPILING };
  const primary = openPool({ ...common, ...limit, connectionString: url, max: connections }, onIdleError, observed);
  const { pool, db, execute } = primary;
  const ofStandby = { connectionTimeoutMillis: STANDBY_CONNECT_MS, query_timeout: statementTimeoutMs, connectionString: readUrl };
  const readOnly =
    readUrl === undefined ? undefined : openPool({ ...common, ...limit, ...ofStandby, max: connections }, onIdleError, observed);
  const standby = readOnly && createStandbyReads({ primary, standby: readOnly, onChange: onStandby });
  return {
    db,
    kind: 'server',
    execute,
    forVisitor: (work) => (standby ? standby.read(work) : work(db)),
    ...(standby && { standby }),
    directly: (work) => onDirectConnection(direct, work),
    fromSnapshot: (work) => onDirectConnection(direct, work),
    exclusively: (work, onWait = () => undefined) => onExclusiveConnection(direct, work, onWait),
    change: async (name, sql, values) => {
      const query = { ...(pooled ? {} : { name }), text: sql, values: [...values] };
      return (await timed(sql, () => pool.query(query))).rowCount ?? 0;
    },
    listen: (channels, listener) => listenOnServer(direct.connectionString, channels, listener),
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS } as pg.QueryConfig);
    },
    async close() {
      await standby?.stop();
      await Promise.all([db.destroy(), readOnly?.db.destroy()]);
    },
  };
}

/** Opens connections to a server as they are needed. */
function openPool(config: pg.PoolConfig, onIdleError: (error: Error) => void, { log, timed }: ObservedQueries) {
  const pool = new pg.Pool(config);
  pool.on('error', onIdleError);
  // A connection in use also emits an error when it ends; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const execute: OpenDatabase['execute'] = async (sql, values) => {
    const result: pg.QueryResult | pg.QueryResult[] = await timed(sql, () => pool.query(sql, values));
    return { rows: [result].flat().flatMap(({ rows }) => rows) };
  };
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }), execute };
}
