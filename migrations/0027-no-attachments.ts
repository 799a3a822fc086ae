import { type Kysely, sql } from 'kysely';

/**
 * Live events go over the bus now, and nothing writes to this table. Nor did the previous version: it would have
 * written messages of more than 8,000 bytes there, and had none. While its processes still run beside new ones, they
 * try to remove old rows every 30 s, and log each failure.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table socket_io_attachments`.execute(db);
}
