import { type Kysely, sql } from 'kysely';

/** Stories of every arena, their ratings, and timed writing sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story (
      id uuid primary key,
      arena text not null check (arena in ('story_weave', 'creative_writing', 'fan_fic')),
      status text not null check (status in ('draft', 'published')),
      author_id uuid references player (id) on delete set null,
      parent_id uuid references story (id) on delete set null,
      title text not null,
      prompt text not null default '',
      starter text not null default '',
      body text not null default '',
      preview text not null generated always as (
        left(case when starter = '' then body when body = '' then starter else starter || E'\n\n' || body end, 201)
      ) stored,
      word_count integer not null default 0,
      version integer not null default 1,
      rating_count integer not null default 0,
      rating_sum integer not null default 0,
      average_rating numeric(8, 6) not null generated always as (
        case when rating_count = 0 then 0 else rating_sum::numeric / rating_count end
      ) stored,
      created_at timestamptz not null,
      published_at timestamptz(3),
      updated_at timestamptz not null,
      check (status = 'draft' or published_at is not null)
    )`.execute(db);
  await sql`create index story_latest on story (published_at desc, id desc) where status = 'published'`.execute(db);
  await sql`create index story_rated on story (average_rating desc, published_at desc, id desc) where status = 'published'`.execute(db);
  await sql`create index story_arena_latest on story (arena, published_at desc, id desc) where status = 'published'`.execute(db);
  await sql`create index story_arena_rated on story (arena, average_rating desc, published_at desc, id desc) where status = 'published'`.execute(
    db,
  );
  await sql`create index story_author on story (author_id, created_at desc)`.execute(db);
  await sql`create index story_parent on story (parent_id, published_at desc) where parent_id is not null`.execute(db);
  await sql`
    create table story_rating (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      value smallint not null check (value between 1 and 5),
      revision integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (story_id, player_id)
    )`.execute(db);
  await sql`create index story_rating_player on story_rating (player_id)`.execute(db);
  await sql`
    create table writing_session (
      story_id uuid primary key references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      default_title text not null,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      closes_at timestamptz not null,
      last_save_id uuid,
      settled_at timestamptz
    )`.execute(db);
  await sql`create unique index writing_session_one_open on writing_session (player_id) where settled_at is null`.execute(db);
  await sql`create index writing_session_due on writing_session (closes_at) where settled_at is null`.execute(db);
}
