import { type Kysely, sql } from 'kysely';

/** Finds the few players who are banned for the list that a restored backup is brought up to date by, without reading all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index player_banned on player (id) where banned_at is not null`.execute(db);
}
