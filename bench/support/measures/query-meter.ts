import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '../../../app/platform/database/database.server';

/** A query as sent, and its time in ms. */
export interface Sent {
  sql: string;
  parameters: readonly unknown[];
  ms: number;
}

/** How the database executes a query. */
export interface QueryPlan {
  /** Distinct kinds of its nodes, such as 'Index Scan'. */
  nodes: string[];
  /** Indexes that it uses. */
  indexes: string[];
  /** Tables of more than a few rows that it reads completely. */
  scanned: string[];
  /** Blocks of 8 kB that it reads, independent of other load; undefined for a query that writes. */
  blocks: number | undefined;
}

export interface QueryMeter {
  db: Db;
  /** Runs some work and returns the queries it sent. */
  during(work: () => Promise<unknown>): Promise<{ sent: Sent[]; ms: number }>;
  /** @param settings of the transaction that the query was part of. */
  planOf(query: Sent, settings: readonly string[]): Promise<QueryPlan>;
  close(): Promise<void>;
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** A smaller table is read completely so quickly that the database does not use its index. */
const FEW_ROWS = 500;

/**
 * Opens a database and times each query.
 * @param connections 1 sends the queries one after another, so that none waits for another.
 */
export function queryMeter(databaseUrl: string, connections: number, typeParsers: Record<number, (value: string) => unknown>): QueryMeter {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      typeParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, types });
  // Ignores idle connections that end; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  let sent: Sent[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => void sent.push({ sql: query.sql, parameters: query.parameters, ms: queryDurationMillis }),
  });
  return {
    db,
    async during(work) {
      sent = [];
      const start = performance.now();
      await work();
      return { sent, ms: performance.now() - start };
    },
    async planOf({ sql, parameters }, settings) {
      if (!/^\s*(select|with|insert|update|delete)/i.test(sql)) return { nodes: [], indexes: [], scanned: [], blocks: undefined };
      const isReading = !/\b(insert|update|delete)\b/i.test(sql);
      const client = await pool.connect();
      await client.query('begin');
      for (const setting of settings) await client.query(setting);
      const { rows } = await client.query(`explain (format json${isReading ? ', analyze, buffers' : ''}) ${sql}`, [...parameters]);
      await client.query('rollback');
      client.release();
      const plan = readPlan(rows[0]['QUERY PLAN'][0].Plan);
      const big = await pool.query('select relname from pg_class where relname = any($1) and reltuples >= $2', [plan.scanned, FEW_ROWS]);
      return { ...plan, scanned: big.rows.map(({ relname }) => String(relname)) };
    },
    close: () => db.destroy(),
  };
}

function readPlan(root: PlanNode): QueryPlan {
  const all: PlanNode[] = [root];
  for (const node of all) all.push(...(node.Plans ?? []));
  const once = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  return {
    nodes: once(all.map((node) => node['Node Type'])),
    indexes: once(all.map((node) => node['Index Name'])),
    scanned: once(all.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])),
    blocks: root['Shared Hit Blocks'] === undefined ? undefined : root['Shared Hit Blocks'] + (root['Shared Read Blocks'] ?? 0),
  };
}
