import { type Kysely, sql } from 'kysely';

/** Counters of limits name people by keyed hashes from now on: those that stand by address or id go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rate_limit`.execute(db);
}
