import { type Kysely, sql } from 'kysely';

/**
 * Mails at once and once a day, and hours in which nothing is sent. `notice.mail_from` is the earliest time of a notice's mail;
 * `wants_daily` says whether any kind is chosen to be mailed daily. Quiet hours are minutes of the day in one's time zone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column mail_from timestamptz`.execute(db);
  await sql`
    alter table notice_setting
      add column time_zone text,
      add column quiet_from smallint,
      add column quiet_to smallint,
      add column wants_daily boolean not null default false,
      add column daily_mailed_at timestamptz`.execute(db);
  await sql`create index notice_setting_daily on notice_setting (player_id) where wants_daily`.execute(db);
}
