import type { Migration } from 'kysely/migration';

/** An index on a table that may have millions of rows: built while the site reads and writes it. */
export interface BigIndex {
  /** As in the database, unquoted. */
  name: string;
  /** What follows `on`: the table, the columns, `include` and `where`. */
  on: string;
  unique?: boolean;
}

/**
 * Fills something in for every row that a table has already, a batch at a time, each in a transaction of its own. Rows
 * that come or change meanwhile are the business of a default or trigger that `up` adds first.
 */
export interface Backfill {
  /** Tells it from other backfills of the same migration: lower-case letters, digits and hyphens. */
  name: string;
  table: string;
  /** A unique column that has an index and never changes: batches go through the table in its order. */
  key: string;
  /** Rows of a batch; what writes long rows wants fewer. */
  batch: number;
  /** Fills one batch in. It may be asked for the same rows twice, and some may be gone. @param keys as text. */
  fill(trx: Parameters<Migration['up']>[0], keys: readonly string[]): Promise<unknown>;
}

/**
 * One file of migrations/. `up` runs in a transaction and must be short: it locks tables that people are using. What
 * takes long comes after it, in this order and outside that transaction; a process that is killed meanwhile goes on
 * where it was at the next start.
 */
export interface SchemaChange extends Migration {
  backfills?: readonly Backfill[];
  indexes?: readonly BigIndex[];
}
