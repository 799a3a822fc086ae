import { type Kysely, sql } from 'kysely';

/**
 * Reports hang on cases: there is one open case for each thing, however many report it. `owner_id`, the person whose thing it
 * is, has no foreign key: what refers to a person is part of their download, and an open case is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_case (
      id uuid primary key,
      kind text not null,
      thing_id text not null,
      owner_id uuid,
      reports integer not null default 0 check (reports >= 0),
      opened_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create unique index moderation_case_open on moderation_case (kind, thing_id) where closed_at is null`.execute(db);
  await sql`create index moderation_case_owner on moderation_case (owner_id) where owner_id is not null`.execute(db);
  await sql`create index moderation_case_closed on moderation_case (closed_at) where closed_at is not null`.execute(db);
  await sql`
    create table report (
      id uuid primary key,
      case_id uuid not null references moderation_case (id) on delete cascade,
      reporter_id uuid references player (id) on delete set null,
      reporter_email text,
      reason text not null,
      details text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index report_of_player on report (case_id, reporter_id) where reporter_id is not null`.execute(db);
  await sql`create unique index report_of_address on report (case_id, reporter_email) where reporter_email is not null`.execute(db);
  await sql`create index report_reporter on report (reporter_id) where reporter_id is not null`.execute(db);
}
