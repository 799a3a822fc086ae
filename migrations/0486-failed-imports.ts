import { type Kysely, sql } from 'kysely';

/** Why an imported work could not be published: it waits for its author then, and holds up none behind it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_work add column failure text`.execute(db);
}
