import { type Kysely, sql } from 'kysely';

/** Where Socket.IO's PostgreSQL adapter stores messages too long for a notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table socket_io_attachments (
      id bigserial unique,
      created_at timestamptz default now(),
      payload bytea
    )`.execute(db);
}
