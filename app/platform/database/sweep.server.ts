import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from './database.server';
import { isDatabaseAway } from './database-away';

/** Rows read by one query. */
const BATCH = 200;
/** Rows removed by one statement: each may cascade to other tables. */
const REMOVED_AT_ONCE = 500;

/** Rows that are due for some work. */
export interface DueRows {
  table: keyof Tables & string;
  /** The column that identifies a row. */
  key: string;
  /** The column with the due time: oldest first. It should have an index matching `where`. */
  due: string;
  where: RawBuilder<SqlBool>;
}

/**
 * Processes all due rows one by one until none is left. A failing row is skipped, so
 * that it does not block others; the next sweep retries it.
 * @param work processes one row in its own transaction.
 * @returns number of rows for which `work` did not return false.
 * @throws if the database is away.
 */
export async function sweep(
  db: Db,
  rows: DueRows,
  work: (key: string) => Promise<unknown>,
  onFailure: (error: unknown, key: string) => void,
): Promise<number> {
  return sweepBatches(
    (after: Position | undefined) => nextRows(db, rows, after),
    ({ key }) => work(key),
    (error, { key }) => onFailure(error, key),
  );
}

/**
 * The same for whatever comes in batches.
 * @param nextBatch the batch after an item; the first one after undefined. An empty one is the last.
 */
export async function sweepBatches<Item>(
  nextBatch: (after: Item | undefined) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<unknown>,
  onFailure: (error: unknown, item: Item) => void,
): Promise<number> {
  let done = 0;
  for (let batch = await nextBatch(undefined); batch.length > 0; batch = await nextBatch(batch.at(-1))) {
    for (const item of batch) {
      try {
        if ((await work(item)) !== false) done += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        onFailure(error, item);
      }
      // Queries on the embedded database never yield to the event loop.
      await yieldToEventLoop();
    }
  }
  return done;
}

interface Position {
  key: string;
  due: string;
}

/** The next batch after a position. Times stay as the database's text, because a Date would drop microseconds. */
async function nextRows(db: Db, { table, key, due, where }: DueRows, after: Position | undefined): Promise<Position[]> {
  const behind = after ? sql`and (${sql.ref(due)}, ${sql.ref(key)}) > (${after.due}, ${after.key})` : sql``;
  const { rows } = await sql<Position>`
    select ${sql.ref(key)}::text as key, ${sql.ref(due)}::text as due from ${sql.table(table)}
    where ${where} ${behind} order by ${sql.ref(table)}.${sql.ref(due)}, ${sql.ref(table)}.${sql.ref(key)} limit ${sql.lit(BATCH)}`.execute(
    db,
  );
  return rows;
}

/**
 * Removes rows in batches of one statement each, so that no statement takes long.
 * @returns number of removed rows.
 */
export async function removeRows(db: Db, table: keyof Tables & string, where: RawBuilder<SqlBool>): Promise<number> {
  for (let removed = 0; ; await yieldToEventLoop()) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(REMOVED_AT_ONCE)}))`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < REMOVED_AT_ONCE) return removed;
  }
}
