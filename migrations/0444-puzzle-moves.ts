import { type Kysely, sql } from 'kysely';

/**
 * The last move of a single puzzle in place of the answer that was sent to it, which held a sentence. Processes of the version
 * before still write `answer` while this runs, so only a later version can drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table puzzle_try add column last_move jsonb`.execute(db);
}
