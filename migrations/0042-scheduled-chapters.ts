import { type Kysely, sql } from 'kysely';

/** When an unpublished chapter is published by itself, and before which chapter; null: at the end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chapter_draft
      add column publish_at timestamptz(3),
      add column before_id uuid references fanfic_chapter (id) on delete set null`.execute(db);
  await sql`create index chapter_draft_due on chapter_draft (publish_at, id) where publish_at is not null`.execute(db);
  await sql`create index chapter_draft_before on chapter_draft (before_id) where before_id is not null`.execute(db);
}
