import { type Kysely, sql } from 'kysely';

/** Whom a new account has reached that is to be looked at: the person may block somebody whom it may be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_due add column other_id uuid`.execute(db);
}
