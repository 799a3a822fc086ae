import { type Kysely, sql } from 'kysely';

/** Runs of word games with their deals and moves, best scores, and the daily set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_run (
      id uuid primary key,
      game text not null,
      player_id uuid references player (id) on delete cascade,
      guest_id uuid,
      daily_on date,
      deal jsonb not null,
      moves text not null default '',
      move_count integer not null default 0,
      score integer not null default 0,
      puzzle_keys text[] not null,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      settled_at timestamptz,
      xp integer,
      check ((player_id is null) <> (guest_id is null))
    )`.execute(db);
  await sql`create index game_run_player on game_run (player_id, game, started_at desc) where player_id is not null`.execute(db);
  await sql`create index game_run_guest on game_run (guest_id, game, started_at desc) where guest_id is not null`.execute(db);
  // One run at a time: of two starts at once, the second finds the first run.
  await sql`
    create unique index game_run_one_open_player on game_run (player_id, game)
    where settled_at is null and daily_on is null and player_id is not null`.execute(db);
  await sql`create unique index game_run_one_open_guest on game_run (guest_id, game) where settled_at is null and guest_id is not null`.execute(
    db,
  );
  await sql`create index game_run_due on game_run (ends_at) where settled_at is null`.execute(db);
  await sql`
    create unique index game_run_one_daily on game_run (player_id, game, daily_on)
    where daily_on is not null and player_id is not null`.execute(db);
  await sql`
    create table game_best (
      player_id uuid not null references player (id) on delete cascade,
      game text not null,
      best_score integer not null,
      reached_at timestamptz not null,
      runs integer not null,
      total_score bigint not null,
      primary key (player_id, game)
    )`.execute(db);
  await sql`
    create table daily_score (
      daily_on date not null,
      player_id uuid not null references player (id) on delete cascade,
      score integer not null,
      games integer not null,
      reached_at timestamptz not null,
      primary key (daily_on, player_id)
    )`.execute(db);
  await sql`create index daily_score_rank on daily_score (daily_on, score desc, reached_at, player_id)`.execute(db);
  await sql`create index daily_score_player on daily_score (player_id, daily_on desc)`.execute(db);
}
