import { type Kysely, sql } from 'kysely';

/** How long the moves of a single puzzle take a very fast person at least, so that the answers of a program move no rating. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table puzzle_try add column least_ms integer not null default 0`.execute(db);
}
