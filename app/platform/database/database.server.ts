import type { Kysely, Transaction } from 'kysely';
import type { Listener } from './listen.server';

/**
 * All tables. The platform's own stand here; each feature declares its tables in a `*.tables.ts` file by
 * adding to this interface, so that the platform need not know them.
 */
export interface Tables {
  /** Counters behind limits. */
  rate_limit: { key: string; count: number; resets_at: Date };
  /** Jobs that came with a restored database. */
  job_to_send: { id: string; queue: string; data: object };
}

export type Db = Kysely<Tables>;

/** The database or an open transaction: what a service's functions take and use alone. */
export type Executor = Db | Transaction<Tables>;

/** An opened database with what only its owner does with it. */
export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'server';
  /** Runs SQL past Kysely, for pg-boss. Several statements at once are allowed when there are no values. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Does long work, such as a backup: on a connection of its own to the server itself, without the time limit that
   * pages' queries have. The embedded database has one connection, and no limit.
   */
  directly<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * The same, for what only one process may do at a time, such as making tables; the others wait.
   * @param onWait called once, if another process is at it.
   */
  exclusively<Result>(work: (db: Db) => Promise<Result>, onWait?: () => void): Promise<Result>;
  /**
   * Runs one statement past Kysely, prepared once a connection: for what is done thousands of times a second.
   * @param name of the statement, one text for each.
   * @returns how many rows it changed.
   */
  change(name: string, sql: string, values: unknown[]): Promise<number>;
  /**
   * Listens on channels (NOTIFY), whichever process notifies.
   * @param channels plain names, which need no quoting.
   * @returns a function that stops it.
   */
  listen(channels: readonly string[], listener: Listener): Promise<() => Promise<void>>;
  /** Asks for a sign of life. @throws when there is none. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
