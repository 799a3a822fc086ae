import { type Kysely, sql } from 'kysely';

/**
 * Unpublished chapters of a story that is not published yet itself: they name its draft, and go with it. The index finds
 * them when it is opened, published or deleted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table chapter_draft add column begins_with uuid references chapter_draft (id) on delete cascade`.execute(db);
  await sql`create index chapter_draft_begins_with on chapter_draft (begins_with) where begins_with is not null`.execute(db);
}
