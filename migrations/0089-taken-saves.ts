import { type Kysely, sql } from 'kysely';

/**
 * The last saves of each text that is written at a desk. A page whose save got no answer asks whether it was taken; the text
 * is read with its row anyway, so there is no index. A story that was imported keeps the title of its first chapter until it is
 * published.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['story', 'story_revision', 'chapter_draft']) {
    await sql`alter table ${sql.table(table)} add column taken_saves uuid[] not null default '{}'`.execute(db);
  }
  await sql`alter table chapter_draft add column chapter_title text`.execute(db);
}
