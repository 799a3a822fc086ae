import { type Kysely, sql } from 'kysely';

/** From which browsers and places accounts are used, for 30 days, and comments that wait for moderators because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_trace (
      id uuid primary key,
      player_id uuid references player (id) on delete cascade,
      kind text not null check (kind in ('browser', 'address')),
      mark text not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create unique index account_trace_player on account_trace (player_id, kind, mark)`.execute(db);
  await sql`create index account_trace_mark on account_trace (mark, kind)`.execute(db);
  await sql`create index account_trace_seen on account_trace (seen_at)`.execute(db);
  await sql`
    create table comment_hold (
      player_id uuid primary key references player (id) on delete cascade,
      comments smallint not null default 0,
      case_id uuid references moderation_case (id) on delete set null,
      released_at timestamptz
    )`.execute(db);
  await sql`create index comment_hold_case on comment_hold (case_id)`.execute(db);
  await sql`alter table fanfic_comment add column held boolean not null default false`.execute(db);
}
