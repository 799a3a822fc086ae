import { type Kysely, sql } from 'kysely';

/** The XP ledger and what changes with it: totals by player and arena, and the rows of the leaderboards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table xp_entry (
      id bigint generated always as identity primary key,
      player_id uuid not null references player (id) on delete cascade,
      arena text not null check (arena in ('story_weave', 'creative_writing', 'fan_fic', 'word_games')),
      amount integer not null,
      source text not null,
      source_id uuid not null,
      revision integer not null,
      created_at timestamptz not null,
      unique (source, source_id, revision, player_id)
    )`.execute(db);
  await sql`create index xp_entry_player on xp_entry (player_id, created_at)`.execute(db);
  await sql`
    create table player_progress (
      player_id uuid primary key references player (id) on delete cascade,
      xp_sum bigint not null default 0,
      xp bigint not null generated always as (greatest(0, xp_sum)) stored,
      games_played integer not null default 0,
      games_won integer not null default 0,
      stories_published integer not null default 0
    )`.execute(db);
  await sql`
    create table arena_progress (
      player_id uuid not null references player (id) on delete cascade,
      arena text not null,
      xp_sum bigint not null default 0,
      reached_at timestamptz not null,
      primary key (player_id, arena)
    )`.execute(db);
  await sql`
    create table board_row (
      board text not null check (board in ('all', 'story_weave', 'creative_writing', 'fan_fic', 'word_games')),
      player_id uuid not null references player (id) on delete cascade,
      score bigint not null,
      reached_at timestamptz not null,
      primary key (board, player_id)
    )`.execute(db);
  await sql`create index board_row_rank on board_row (board, score desc, reached_at, player_id) where score > 0`.execute(db);
  await sql`create index board_row_player on board_row (player_id)`.execute(db);
}
