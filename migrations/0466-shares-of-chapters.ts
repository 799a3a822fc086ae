import { type Kysely, sql } from 'kysely';

/**
 * Whose words a chapter of a story by several is made of, published or not: its text as it was when that was last looked at, and runs of it with
 * the place of each writer among the story's credits. A chapter without a row is the first one's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chapter_share (
      chapter_id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      body text not null,
      runs jsonb not null
    )`.execute(db);
  await sql`create index chapter_share_story on chapter_share (story_id)`.execute(db);
}
