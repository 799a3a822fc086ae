import { type Kysely, sql } from 'kysely';

/** Marks stories that a collection gave back while they were out of sight: they come back to their author alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column given_back boolean not null default false`.execute(db);
}
