import { type Kysely, sql } from 'kysely';

/** Whether a run's player left it by half of its time; unknown of earlier runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_run add column abandoned boolean`.execute(db);
}
