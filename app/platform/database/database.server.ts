import type { Kysely, Transaction } from 'kysely';
import type { Figures } from '../log/figures.server';
import type { Listener, Listening } from './listen.server';

/**
 * All tables. The platform's own are declared here; each feature declares its tables in a `*.tables.ts` file by
 * extending this interface, so that the platform does not depend on them.
 */
export interface Tables {
  /** Counters behind limits. */
  rate_limit: { key: string; count: number; resets_at: Date };
  /** Jobs from a restored backup. */
  job_to_send: { id: string; queue: string; data: object };
}

export type Db = Kysely<Tables>;

/** The database or an open transaction. A service's functions take one and use nothing else. */
export type Executor = Db | Transaction<Tables>;

/** Called after each query with its name, the seconds it took, and whether it failed. */
export type QueryObserver = (name: string, seconds: number, failed: boolean) => void;

/** Called when the embedded database begins a checkpoint, and again with the seconds it took. */
export type CheckpointObserver = (seconds?: number) => void;

/** What is cached of pages, and must know how old what they read is. */
export interface CacheOfReads {
  /** Begins a look how far the standby is. @returns to be called once it is known to hold all that was committed until then. */
  beginLook(): () => void;
  /** From now on reads see everything. */
  readsPrimary(): void;
}

/** Reads from a standby while it is close behind the primary. */
export interface StandbyReads {
  /** Reads from the standby while it may be read, else from the primary. @param work only reads, and may run twice. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  figures: Figures;
  /** Begins to look how far the standby is; until then the primary is read. @param caches what pages are put into. */
  start(caches: readonly CacheOfReads[]): void;
  stop(): Promise<void>;
}

/** A value of a statement that runs without Kysely; a date becomes a timestamp. */
export type ChangeValue = string | number | Date | null;

/** An opened database with the operations of its owner. */
export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'server';
  /** Runs SQL without Kysely, for pg-boss. Several statements are allowed if there are no values; it gives the rows of all. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Reads for a visitor, who has just written nothing: from a standby close behind, where there is one. @param work only reads, and may run twice. */
  forVisitor<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** The standby that visitors' reads may go to; undefined without one. */
  standby?: StandbyReads;
  /**
   * Does long work, such as a backup, on a separate connection to the server itself, without the time limit of
   * pages' queries. The embedded database has one connection and no limit.
   */
  directly<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Reads everything as it is at one moment, such as for a backup, while others go on: on a server's own connection, or in a
   * copy of the embedded database's files, for which the others wait as long as copying takes.
   */
  fromSnapshot<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * The same as `directly` for work that only one process may do at a time, such as creating tables; others wait.
   * @param onWait called once if another process is doing it.
   */
  exclusively<Result>(work: (db: Db) => Promise<Result>, onWait?: () => void): Promise<Result>;
  /**
   * Runs one statement without Kysely, prepared once for each connection: for work done thousands of times a second.
   * @param name name of the statement, unique for its text.
   * @returns number of changed rows.
   */
  change(name: string, sql: string, values: readonly ChangeValue[]): Promise<number>;
  /**
   * Listens on channels (NOTIFY) for messages of any process.
   * @param channels plain names that need no quoting.
   */
  listen(channels: readonly string[], listener: Listener): Promise<Listening>;
  /** How many connections are in use, idle, and waited for; undefined without a pool. */
  connections?(): { inUse: number; idle: number; waiting: number };
  /** Size of the write-ahead log of the embedded database, in bytes; undefined for a server. */
  logBytes?(): Promise<number>;
  /** Checks that the database responds. @throws if it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
