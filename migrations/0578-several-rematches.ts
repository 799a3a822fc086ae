import { type Kysely, sql } from 'kysely';

/** A series may have several rematches: one that can no longer be answered gives way, and somebody with a block has one beside the others'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_challenge drop constraint word_challenge_rematch`.execute(db);
  await sql`create index word_challenge_rematch_of on word_challenge (rematch_of) where rematch_of is not null`.execute(db);
}
