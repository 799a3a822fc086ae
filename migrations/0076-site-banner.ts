import { type Kysely, sql } from 'kysely';

/** The sentence on every page, if there is one; all cached pages show it, so all are dropped with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_banner (
      id smallint primary key default 1 check (id = 1),
      text text not null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger site_banner_changed after insert or update or delete on site_banner
    for each statement execute function tell_page_changed('site')`.execute(db);
}
