import { type Kysely, sql } from 'kysely';

/** A suspension outlives the deletion of an account, and an open case keeps its person, both by a keyed hash of the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table barred_address add column suspended_until timestamptz`.execute(db);
  await sql`alter table moderation_case add column left_hash text`.execute(db);
}
