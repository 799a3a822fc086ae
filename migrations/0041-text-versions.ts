import { type Kysely, sql } from 'kysely';

/**
 * Earlier versions of what a person writes. `text_id` is the id of a chapter, of its draft, or of a story written in a
 * session; `story_id` is null until the story of a first chapter is published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_version (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      text_id uuid not null,
      story_id uuid references story (id) on delete cascade,
      number integer not null,
      title text not null,
      body text not null,
      word_count integer not null,
      characters integer not null,
      published boolean not null,
      saved_at timestamptz(3) not null
    )`.execute(db);
  await sql`create unique index text_version_text on text_version (player_id, text_id, number)`.execute(db);
  await sql`create index text_version_story on text_version (story_id)`.execute(db);
}
