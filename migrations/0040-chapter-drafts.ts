import { type Kysely, sql } from 'kysely';

/**
 * Chapters being written. A draft has the id of the chapter that it becomes, or changes; `base` is when that chapter was
 * last changed, null for one that is not published yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chapter_draft (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid references story (id) on delete cascade,
      fandom_id text,
      base timestamptz(3),
      title text not null,
      body text not null,
      word_count integer not null,
      version integer not null,
      last_save_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((story_id is null) <> (fandom_id is null))
    )`.execute(db);
  await sql`create index chapter_draft_player on chapter_draft (player_id, updated_at desc)`.execute(db);
  await sql`create index chapter_draft_story on chapter_draft (story_id)`.execute(db);
}
