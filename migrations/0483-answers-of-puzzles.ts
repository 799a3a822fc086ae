import { type Kysely, sql } from 'kysely';

/** Since 0444 a puzzle keeps its last move, and nothing reads or writes the answer that was sent to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table puzzle_try drop column answer`.execute(db);
}
