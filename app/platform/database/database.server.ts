import type { Kysely, Transaction } from 'kysely';

/**
 * All tables. Each feature declares its own in a `*.tables.ts` file by adding to this interface,
 * so that the platform need not know them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their tables by declaration merging
export interface Tables {}

export type Db = Kysely<Tables>;

/** The database or an open transaction: what a service's functions take and use alone. */
export type Executor = Db | Transaction<Tables>;

/** An opened database with what only its owner does with it. */
export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'server';
  /** Runs SQL past Kysely, for pg-boss. Several statements at once are allowed when there are no values. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** @throws when the database does not answer within 5 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
