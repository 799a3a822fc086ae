import { type Kysely, sql } from 'kysely';

/** Single puzzles without a clock: the ratings of people and of puzzles, and who was asked what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table puzzle_solver (
      player_id uuid primary key references player (id) on delete cascade,
      mean double precision not null,
      deviation double precision not null,
      tries integer not null,
      step smallint not null,
      rated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table puzzle_item (
      game text not null,
      item text not null,
      mean double precision not null,
      deviation double precision not null,
      tries integer not null,
      primary key (game, item)
    )`.execute(db);
  await sql`create index puzzle_item_rating on puzzle_item (game, mean)`.execute(db);
  await sql`
    create table puzzle_try (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      game text not null,
      item text not null,
      rated boolean not null,
      difficulty double precision not null,
      state jsonb,
      moves smallint not null default 0,
      wrong smallint not null default 0,
      hint text,
      answer jsonb,
      asked_at timestamptz not null,
      ended_at timestamptz,
      outcome text,
      own_before double precision,
      own_after double precision,
      item_before double precision,
      item_after double precision
    )`.execute(db);
  await sql`create unique index puzzle_try_open on puzzle_try (player_id, game) where ended_at is null`.execute(db);
  await sql`create index puzzle_try_met on puzzle_try (player_id, game, item, asked_at)`.execute(db);
  await sql`create index puzzle_try_latest on puzzle_try (player_id, asked_at)`.execute(db);
}
