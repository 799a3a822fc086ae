import { type Kysely, sql } from 'kysely';

/**
 * Live events go by the bus now, and nothing writes to this table. The version before never did either: it wrote
 * messages of more than 8,000 bytes there, and had none. While its processes still run beside new ones, they try to
 * remove old rows every 30 s, and log each time that they could not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table socket_io_attachments`.execute(db);
}
