import { type Kysely, sql } from 'kysely';

/**
 * Runs of a date's set are no longer found by their score. An index that holds a column which a move changes makes each move write
 * all of the run's index entries again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index game_run_set`.execute(db);
}
