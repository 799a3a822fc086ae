import { type Kysely, sql } from 'kysely';

/** Runs of the daily set that stand in challenges of the same set, as who sent it and who answers play it once each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table word_challenge_entry (
      challenge_id uuid not null references word_challenge (id) on delete cascade,
      run_id uuid not null references game_run (id) on delete cascade,
      primary key (challenge_id, run_id)
    )`.execute(db);
  await sql`create index word_challenge_entry_run on word_challenge_entry (run_id)`.execute(db);
}
