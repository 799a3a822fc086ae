import { type Kysely, sql } from 'kysely';

/** What the words of something that the site found are made from; what it found before keeps its words in `details`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column params jsonb`.execute(db);
}
