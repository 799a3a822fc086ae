import { type Kysely, sql } from 'kysely';

/** Fan fiction: chapters, comments, followed fandoms, likes and reads; and the published stories that were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story
    add column fandom_id text,
    add column chapter_count integer not null default 1,
    add column comment_count integer not null default 0,
    add column chapter_added_at timestamptz(3)`.execute(db);
  await sql`
    create index story_fandom_latest on story (fandom_id, published_at desc, id desc)
    where status = 'published' and fandom_id is not null`.execute(db);
  await sql`
    create index story_fandom_news on story (fandom_id, chapter_added_at desc)
    where status = 'published' and fandom_id is not null`.execute(db);
  await chaptersAndComments(db);
  await readers(db);
  await sql`
    create table gone_story (
      id uuid primary key,
      arena text not null,
      gone_at timestamptz not null
    )`.execute(db);
}

async function chaptersAndComments(db: Kysely<unknown>): Promise<void> {
  // Deferrable, so that one statement can renumber the chapters after a deleted one.
  await sql`
    create table fanfic_chapter (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      number integer not null check (number > 0),
      title text not null,
      body text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (story_id, number) deferrable initially immediate
    )`.execute(db);
  await sql`
    create table fanfic_comment (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      chapter_id uuid references fanfic_chapter (id) on delete set null,
      author_id uuid references player (id) on delete set null,
      body text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz not null,
      hidden_at timestamptz
    )`.execute(db);
  await sql`create index fanfic_comment_story on fanfic_comment (story_id, created_at desc, id desc) where hidden_at is null`.execute(db);
  await sql`create index fanfic_comment_chapter on fanfic_comment (chapter_id, created_at desc, id desc) where hidden_at is null`.execute(
    db,
  );
  await sql`create index fanfic_comment_author on fanfic_comment (author_id, created_at desc)`.execute(db);
}

async function readers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fandom_follow (
      player_id uuid not null references player (id) on delete cascade,
      fandom_id text not null,
      followed_at timestamptz not null,
      seen_at timestamptz(3) not null,
      primary key (player_id, fandom_id)
    )`.execute(db);
  await sql`create index fandom_follow_fandom on fandom_follow (fandom_id)`.execute(db);
  await sql`
    create table story_seen (
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      seen_at timestamptz(3) not null,
      primary key (player_id, story_id)
    )`.execute(db);
  await sql`create index story_seen_story on story_seen (story_id)`.execute(db);
  await sql`
    create table story_like (
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      created_at timestamptz not null,
      primary key (player_id, story_id)
    )`.execute(db);
  await sql`create index story_like_story on story_like (story_id)`.execute(db);
  await sql`
    create table story_read (
      story_id uuid not null references story (id) on delete cascade,
      day date not null,
      reader text not null,
      fandom_id text not null,
      primary key (story_id, day, reader)
    )`.execute(db);
  await sql`create index story_read_fandom on story_read (fandom_id, day, reader)`.execute(db);
  await sql`create index story_read_day on story_read (day)`.execute(db);
  await sql`
    create table fandom_activity (
      fandom_id text primary key,
      stories integer not null,
      readers integer not null,
      counted_at timestamptz not null
    )`.execute(db);
}
