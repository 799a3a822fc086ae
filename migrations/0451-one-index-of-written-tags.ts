import { type Kysely, sql } from 'kysely';

/** The stories of a written tag are found by an index that names them, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index story_tag_written`.execute(db);
}
