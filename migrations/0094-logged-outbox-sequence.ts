import { type Kysely, sql } from 'kysely';

/**
 * A table that is not logged gives its sequence the same, and PostgreSQL 15 may find that one unreadable on a standby that has
 * become the primary: nothing that is announced could be committed. The table itself starts empty there, as it should.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter sequence bus_outbox_id_seq set logged`.execute(db);
}
