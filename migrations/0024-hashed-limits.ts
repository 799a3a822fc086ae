import { type Kysely, sql } from 'kysely';

/** Counters of limits identify people by keyed hashes from now on: counters by address or id are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rate_limit`.execute(db);
}
