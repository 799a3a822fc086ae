import { sql, type Transaction } from 'kysely';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Measure } from '../decisions/measures';

/** Months shown, the present one included. */
const MONTHS = 24;

/** What is counted; all of it names nobody. */
export type Counted =
  | 'reports'
  | 'reports-without-account'
  | 'found'
  | 'hidden-at-once'
  | 'doors'
  | `decided:${Measure}`
  | 'closed'
  | 'hours'
  | 'objections'
  | 'reversed';

/** The figures of one month. */
export interface MonthFigures {
  /** Such as '2026-03'. */
  month: string;
  counts: Partial<Record<Counted, number>>;
}

/** Counts something in the month of a moment. */
export async function countInMonth(trx: Transaction<Tables>, at: Date, what: Counted, by = 1): Promise<void> {
  const month = `${at.toISOString().slice(0, 7)}-01`;
  await trx
    .insertInto('moderation_month')
    .values({ month, what, count: by })
    .onConflict((conflict) => conflict.columns(['month', 'what']).doUpdateSet({ count: sql`moderation_month.count + excluded.count` }))
    .execute();
}

/** Counts a case in the month in which it was closed, and how long it took. @param by -1 takes it out again. */
export async function countClosed(
  trx: Transaction<Tables>,
  { openedAt, closedAt, by = 1 }: { openedAt: Date; closedAt: Date; by?: 1 | -1 },
): Promise<void> {
  await countInMonth(trx, closedAt, 'closed', by);
  await countInMonth(trx, closedAt, 'hours', by * Math.round((closedAt.getTime() - openedAt.getTime()) / HOUR_MS));
}

/** The figures of the last two years, the newest month first; months without any are left out. */
export async function monthFigures(db: Db): Promise<MonthFigures[]> {
  const rows = await db
    .selectFrom('moderation_month')
    .select(['month', 'what', 'count'])
    .where('month', '>', sql<string>`(select max(month) from moderation_month) - make_interval(months => ${MONTHS})`)
    .orderBy('month', 'desc')
    .execute();
  const months = new Map<string, MonthFigures>();
  for (const { month, what, count } of rows) {
    const name = month.slice(0, 7);
    const figures = months.get(name) ?? { month: name, counts: {} };
    figures.counts[what as Counted] = count;
    months.set(name, figures);
  }
  return [...months.values()];
}
