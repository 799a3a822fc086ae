import { type Kysely, sql } from 'kysely';

/**
 * Ratings with their doubt: contests that were rated, what each did to those who took part, and where everybody stands. What
 * stands in 'skill' can be worked out again from the contests.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table skill_contest (
      id uuid primary key,
      number bigint not null generated always as identity,
      ladder text not null,
      source_id uuid not null,
      part smallint not null,
      rated_at timestamptz not null,
      reversed_at timestamptz,
      unique (ladder, source_id, part)
    )`.execute(db);
  await sql`create index skill_contest_in_order on skill_contest (ladder, number)`.execute(db);
  await sql`
    create table skill_result (
      contest_id uuid not null references skill_contest (id) on delete cascade,
      number smallint not null,
      player_id uuid references player (id) on delete set null,
      place smallint not null check (place >= 1),
      mean_before double precision not null,
      deviation_before double precision not null,
      mean double precision not null,
      deviation double precision not null,
      primary key (contest_id, number)
    )`.execute(db);
  await sql`create index skill_result_player on skill_result (player_id) where player_id is not null`.execute(db);
  await sql`
    create table skill (
      ladder text not null,
      player_id uuid not null references player (id) on delete cascade,
      mean double precision not null,
      deviation double precision not null,
      contests integer not null,
      rated_at timestamptz not null,
      primary key (ladder, player_id)
    )`.execute(db);
  await sql`create index skill_player on skill (player_id)`.execute(db);
  await sql`insert into board (id, arena) values ('ratings', null) on conflict do nothing`.execute(db);
}
