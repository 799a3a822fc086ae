import { type Kysely, sql } from 'kysely';

/** What administrators set while the site runs; pages show some of it, so all cached ones are dropped with a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_setting (
      name text primary key,
      value jsonb not null,
      reason text not null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger site_setting_changed after insert or update or delete on site_setting
    for each statement execute function tell_page_changed('site')`.execute(db);
  await sql`alter table audit_entry add column reason text`.execute(db);
}
