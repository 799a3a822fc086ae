import { type Kysely, sql } from 'kysely';

/** The version of the rules that a run of a word game was begun with; all that are stored had the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_run add column rules smallint not null default 1`.execute(db);
}
