import { sql } from 'kysely';
import type { Db } from '../database/database.server';
import { numberText } from '../text/format';
import { progressReport, type Report } from './progress-report.server';
import { retryWhenLocked } from './retry-when-locked.server';
import type { Backfill } from './schema-change';

/** Creates the table for the progress of backfills. */
export async function makeCursorTable(db: Db): Promise<void> {
  await sql`
    create table if not exists schema_migration_cursor (step text primary key, cursor text not null, rows bigint not null)`.execute(db);
}

/**
 * Runs a backfill batch by batch from where it stopped. Its position is stored in the database together
 * with each batch.
 * @param db a connection, or a transaction that takes in all batches.
 * @param step unique name of the backfill.
 * @throws the error of a batch, after some retries for locks.
 */
export async function runBackfill(db: Db, step: string, backfill: Backfill, report: Report): Promise<void> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(backfill.table)}`.execute(db);
  const total = Number(counted[0]?.count ?? 0);
  const { rows: kept } = await sql<Position>`select cursor, rows from schema_migration_cursor where step = ${step}`.execute(db);
  const progress = progressReport(report);
  let position: Position | undefined = kept[0];
  if (position) report(`${step}: going on after ${rowsOf(position.rows, total)}`);
  for (;;) {
    const before: Position | undefined = position;
    const after = await retryWhenLocked(db, step, report, () => runBatch(db, step, backfill, before));
    if (!after) break;
    position = after;
    progress(`${step}: ${rowsOf(after.rows, total)}`);
  }
  if (position) report(`${step}: done, ${rowsOf(position.rows, total)}`);
}

interface Position {
  cursor: string;
  rows: number;
}

/** @returns the position after this batch; undefined if no rows are left. */
function runBatch(db: Db, step: string, backfill: Backfill, before: Position | undefined): Promise<Position | undefined> {
  const key = sql.ref(backfill.key);
  const fill = async (trx: Db): Promise<Position | undefined> => {
    const { rows } = await sql<{ key: string }>`
      select ${key}::text as key from ${sql.table(backfill.table)}
      ${before ? sql`where ${key} > ${before.cursor}` : sql``} order by ${key} limit ${sql.lit(backfill.batch)}`.execute(trx);
    const keys = rows.map((row) => row.key);
    const cursor = keys.at(-1);
    if (cursor === undefined) return undefined;
    await backfill.fill(trx, keys);
    const after = { cursor, rows: Number(before?.rows ?? 0) + keys.length };
    await sql`
      insert into schema_migration_cursor values (${step}, ${after.cursor}, ${after.rows})
      on conflict (step) do update set cursor = excluded.cursor, rows = excluded.rows`.execute(trx);
    return after;
  };
  return db.isTransaction ? fill(db) : db.transaction().execute(fill);
}

function rowsOf(done: number, total: number): string {
  return `${numberText(Number(done))} of ${numberText(Math.max(total, done))} rows`;
}
