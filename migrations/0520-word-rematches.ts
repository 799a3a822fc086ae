import { type Kysely, sql } from 'kysely';

/** After which series of a challenge another one is the rematch: a series has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_challenge add column rematch_of uuid constraint word_challenge_rematch unique`.execute(db);
}
