import { type Kysely, sql } from 'kysely';

/** Runs of shorter rounds: what share of the game's time they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_run add column share real`.execute(db);
}
