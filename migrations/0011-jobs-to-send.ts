import { type Kysely, sql } from 'kysely';

/** Jobs that came with a restored database and wait to be queued at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_to_send (id uuid primary key, queue text not null, data jsonb not null)`.execute(db);
}
