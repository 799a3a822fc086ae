import { sql } from 'kysely';
import { isDailyMailDue } from '~/notices/quiet/quiet-hours';
import { quietHoursOf } from '~/notices/settings/notice-settings.server';
import { DAY_MS, WEEK_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { dailyReaders, startOfWeek } from './digests.server';

interface Restored {
  /** When the backup was taken. */
  takenAt: Date;
  now: Date;
}

/**
 * Counts as sent what came due between a backup and its restore: mails of single notices, messages to devices, and the mails of the
 * day and the week. The site has probably sent them then, and nothing of it is in the backup.
 * @returns the number of notices whose mail will not be sent.
 * @see docs/operating.md
 */
export async function countDueAsSent(db: Db, { takenAt, now }: Restored): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ mailed_at: now })
    .where(sql<boolean>`mail_due and mailed_at is null and coalesce(mail_from <= ${now}, true)`)
    .executeTakeFirst();
  await db.updateTable('notice').set({ push_from: null, pushed_at: now }).where('push_from', '<=', now).execute();
  await countDailyAsSent(db, now);
  await countWeeklyAsSent(db, { takenAt, now });
  return Number(numUpdatedRows);
}

async function countDailyAsSent(db: Db, now: Date): Promise<void> {
  for (let ids = await dailyReaders(db, undefined); ids.length > 0; ids = await dailyReaders(db, ids.at(-1))) {
    const settings = await db.selectFrom('notice_setting').selectAll().where('player_id', 'in', ids).execute();
    const due = settings.filter((each) => isDailyMailDue(quietHoursOf(each), each.time_zone ?? 'UTC', each.daily_mailed_at, now));
    const people = due.map(({ player_id: id }) => id);
    if (people.length > 0) await db.updateTable('notice_setting').set({ daily_mailed_at: now }).where('player_id', 'in', people).execute();
  }
}

/** Weekly mails go out on Mondays: those of this week had gone out by the end of its Monday, or until now. */
async function countWeeklyAsSent(db: Db, { takenAt, now }: Restored): Promise<void> {
  const monday = startOfWeek(now);
  const sentBy = new Date(Math.min(now.getTime(), monday.getTime() + DAY_MS));
  if (takenAt >= sentBy) return;
  await sql`
    insert into notice_setting (player_id, mailed_at)
    select distinct player_id, ${sentBy}::timestamptz from notice
    where read_at is null and changed_at > ${new Date(sentBy.getTime() - WEEK_MS)}
    on conflict (player_id) do update set mailed_at = excluded.mailed_at
    where notice_setting.mailed_at is null or notice_setting.mailed_at < ${monday}`.execute(db);
}
