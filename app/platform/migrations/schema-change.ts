import type { Migration } from 'kysely/migration';

/** An index on a table that may have millions of rows, built while the site uses the table. */
export interface BigIndex {
  /** Name in the database, unquoted. */
  name: string;
  /** The clause after `on`: table, columns, `include` and `where`. */
  on: string;
  unique?: boolean;
}

/**
 * Fills in every existing row of a table, in batches of one transaction each. Rows
 * added or changed meanwhile must be covered by a default or trigger that `up` adds first.
 */
export interface Backfill {
  /** Unique within the migration: lower-case letters, digits and hyphens. */
  name: string;
  table: string;
  /** A unique, indexed column that never changes; batches follow its order. */
  key: string;
  /** Rows of a batch; fewer for long rows. */
  batch: number;
  /** Fills one batch. It may be called for the same rows twice, and some may be deleted. @param keys as text. */
  fill(trx: Parameters<Migration['up']>[0], keys: readonly string[]): Promise<unknown>;
}

/**
 * One file of migrations/. `up` runs in a transaction and must be short, because it locks tables in use. Long
 * steps follow it, in this order and outside that transaction; after a kill, the next start continues
 * where they stopped.
 */
export interface SchemaChange extends Migration {
  /**
   * Whether the release before may work with the schema that all its steps leave, and with rows that later releases write into it:
   * then the way back to that release stays open. Each new change says which; one that does not counts as no.
   */
  expands?: boolean;
  backfills?: readonly Backfill[];
  indexes?: readonly BigIndex[];
}
