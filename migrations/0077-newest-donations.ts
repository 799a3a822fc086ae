import { type Kysely, sql } from 'kysely';

/** The list of administrators: the newest donations, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index donation_newest on donation (created_at desc)`.execute(db);
}
