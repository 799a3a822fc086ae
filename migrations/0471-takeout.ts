import { type Kysely, sql } from 'kysely';

/** All works of somebody in one file, made by a job, in pieces, and kept for some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table takeout (
      player_id uuid primary key references player (id) on delete cascade,
      id uuid not null,
      state text not null check (state in ('waiting', 'ready')),
      with_comments boolean not null,
      works integer not null default 0,
      works_done integer not null default 0,
      bytes bigint not null default 0,
      asked_at timestamptz not null,
      held_until timestamptz,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index takeout_ends on takeout (ends_at)`.execute(db);
  await sql`create index takeout_waiting on takeout (asked_at) where state = 'waiting'`.execute(db);
  await sql`
    create table takeout_piece (
      player_id uuid not null references takeout (player_id) on delete cascade,
      number integer not null,
      bytes bytea not null,
      primary key (player_id, number)
    )`.execute(db);
}
