import { type Kysely, sql } from 'kysely';

/** The words that moderators keep for a rule, which replace those that the site brings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_reason (
      rule text primary key,
      words text not null,
      kept_by uuid references player (id) on delete set null,
      kept_at timestamptz not null
    )`.execute(db);
  await sql`create index kept_reason_by on kept_reason (kept_by) where kept_by is not null`.execute(db);
}
