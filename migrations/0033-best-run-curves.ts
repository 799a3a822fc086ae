import { type Kysely, sql } from 'kysely';

/** How the score of a player's best run grew, to play the next one against. Older best runs are replayed when needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_best add column curve jsonb`.execute(db);
}
