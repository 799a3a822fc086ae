import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { weekOpenings } from '~content/days-line/openings';
import { dayOf, weekNumber, weekOf } from '../rules/days';
import { decideDay, lockDay } from './decide-day.server';
import { publishWeek, type WeekProgress } from './week-story.server';

export interface TurnDependencies {
  db: Db;
  clock: Clock;
  progress: WeekProgress;
}

/**
 * Opens today, if that has not happened: decides the day that ran last, publishes its week if that is over, all in one
 * transaction. Every process may call it at any time; what has happened does not happen again.
 * @returns today, in UTC.
 * @see docs/product/days-line.md
 */
export async function turnDay({ db, clock, progress }: TurnDependencies): Promise<string> {
  const now = clock.now();
  const today = dayOf(now);
  if ((await latestDay(db)) === today) return today;
  await db.transaction().execute(async (trx) => {
    const latest = await latestDay(trx);
    if (latest !== undefined && latest >= today) return;
    const before = latest === undefined ? undefined : await lockDay(trx, latest);
    // Anybody who waited for the lock finds it done.
    if (before?.decided) return;
    if (latest !== undefined) await decideDay(trx, latest, now);
    if (before && before.week !== weekOf(today)) await publishWeek(trx, progress, before.week, now);
    await openDay(trx, today);
  });
  return today;
}

async function latestDay(executor: Db | Transaction<Tables>): Promise<string | undefined> {
  const row = await executor.selectFrom('days_line').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst();
  return row?.day;
}

/** Opens a day with what the day before it in its week chose, or else opened with. */
export async function openDay(trx: Transaction<Tables>, day: string): Promise<void> {
  const week = weekOf(day);
  await trx
    .insertInto('days_line_week')
    .values({ starts_on: week, opening: openingOfWeek(week) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await trx
    .selectFrom('days_line')
    .select(['opening_id', 'winner_id'])
    .where('week', '=', week)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('days_line')
    .values({ day, week, opening_id: before?.winner_id ?? before?.opening_id ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The site's own sentences take turns. */
function openingOfWeek(monday: string): string {
  const opening = weekOpenings[weekNumber(monday) % weekOpenings.length];
  if (opening === undefined) throw new Error('There is no opening for a week.');
  return opening;
}
