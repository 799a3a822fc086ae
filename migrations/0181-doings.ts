import { type Kysely, sql } from 'kysely';

/** Whether those who follow a player are shown on their home page what the player does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column shares_doings boolean not null default true`.execute(db);
}
