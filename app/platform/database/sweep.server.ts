import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from './database.server';
import { isDatabaseAway } from './database-away';

/** Rows that are looked up at a time. */
const BATCH = 200;
/** Rows that one statement removes: each may take rows of other tables along. */
const REMOVED_AT_ONCE = 500;

/** Rows with which something is to be done. */
export interface DueRows {
  table: keyof Tables & string;
  /** A column that names the row. */
  key: string;
  /** The moment since when it is due: the oldest come first. It should have an index, together with `where`. */
  due: string;
  where: RawBuilder<SqlBool>;
}

/**
 * Works through all rows that are due, one after the other, until none is left. A row that fails is passed over, so
 * that it keeps no other from its turn; the next sweep comes to it again.
 * @param work does one row, in a transaction of its own.
 * @returns for how many rows `work` gave something other than false.
 * @throws when the database is away.
 */
export async function sweep(
  db: Db,
  rows: DueRows,
  work: (key: string) => Promise<unknown>,
  onFailure: (error: unknown, key: string) => void,
): Promise<number> {
  let done = 0;
  for (let batch = await nextRows(db, rows, undefined); batch.length > 0; batch = await nextRows(db, rows, batch.at(-1))) {
    for (const { key } of batch) {
      try {
        if ((await work(key)) !== false) done += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        onFailure(error, key);
      }
      // The embedded database answers without ever leaving the turn of the event loop to others.
      await letOthersRun();
    }
  }
  return done;
}

interface Place {
  key: string;
  due: string;
}

/** The next batch behind a place. Moments stay as the database writes them: a Date would cut their microseconds off. */
async function nextRows(db: Db, { table, key, due, where }: DueRows, after: Place | undefined): Promise<Place[]> {
  const behind = after ? sql`and (${sql.ref(due)}, ${sql.ref(key)}) > (${after.due}, ${after.key})` : sql``;
  const { rows } = await sql<Place>`
    select ${sql.ref(key)}::text as key, ${sql.ref(due)}::text as due from ${sql.table(table)}
    where ${where} ${behind} order by ${sql.ref(table)}.${sql.ref(due)}, ${sql.ref(table)}.${sql.ref(key)} limit ${sql.lit(BATCH)}`.execute(
    db,
  );
  return rows;
}

/**
 * Removes rows in batches, each in a statement of its own, so that none takes long however many there are.
 * @returns how many.
 */
export async function removeRows(db: Db, table: keyof Tables & string, where: RawBuilder<SqlBool>): Promise<number> {
  for (let removed = 0; ; await letOthersRun()) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(REMOVED_AT_ONCE)}))`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < REMOVED_AT_ONCE) return removed;
  }
}
