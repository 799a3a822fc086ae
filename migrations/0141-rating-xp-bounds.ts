import { type Kysely, sql } from 'kysely';

/**
 * What ratings have brought an author from each reader, and from all newcomers together (`from_id` null), for the bounds of it;
 * and when the XP of a cluster of votes was taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_xp_sum (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references player (id) on delete cascade,
      from_id uuid references player (id) on delete cascade,
      day date not null,
      gained_in_day integer not null default 0,
      quarter date not null,
      gained_in_quarter integer not null default 0,
      lost_in_quarter integer not null default 0,
      lost integer not null default 0,
      unique nulls not distinct (player_id, from_id)
    )`.execute(db);
  await sql`create index rating_xp_sum_from on rating_xp_sum (from_id)`.execute(db);
  await sql`
    alter table rating_cluster
      add column points_taken_at timestamptz,
      add column points_revision integer not null default 0`.execute(db);
}
