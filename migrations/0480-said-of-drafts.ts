import { type Kysely, sql } from 'kysely';

/** What an imported file says of a story that is a draft: fields with which the form that publishes it begins. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table chapter_draft add column said jsonb`.execute(db);
}
