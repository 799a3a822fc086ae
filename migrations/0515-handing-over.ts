import { type Kysely, sql } from 'kysely';

/** Which backup a process is handing over, so that no other process hands it over too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table backup_made add column handing_over_since timestamptz`.execute(db);
}
