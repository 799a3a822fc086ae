import type { OpenDatabase } from '../../app/platform/database/database.server';
import { createKeyedHash } from '../../app/platform/sealing/seal.server';

/** A person of whom every table is to hold a row, with others for what goes between people. */
export interface RowsOf {
  database: OpenDatabase;
  person: { id: string; name: string; email: string };
  /** Another player. */
  otherId: string;
  /** A published story of the person's. */
  storyId: string;
  /** A published story of the other one. */
  otherStoryId: string;
  now: Date;
}

/** What counters of limits call a person, with the secret of the accounts of tests. */
export const nameInLimits = createKeyedHash('secret', 'limits');

export type Insert = (rows: RowsOf) => Promise<unknown>;

/** One row by a statement. */
export const insert =
  (sql: string, values: (rows: RowsOf) => unknown[]): Insert =>
  (rows) =>
    rows.database.execute(sql, values(rows));

/** Rows by table; a table that signing up fills already has an empty list. */
export type RowsByTable = Readonly<Record<string, readonly Insert[]>>;
