import { type Kysely, sql } from 'kysely';

/** From which browser a run of the daily set came to stand in a challenge, as a hash; null where it had none, and before it was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_challenge_entry add column browser text`.execute(db);
}
