import { type Kysely, sql } from 'kysely';

/**
 * Players who write with twice the time, and the sessions that had it; whether a recording was watched by its writer; why a
 * scheduled chapter was not published on its time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column more_time boolean not null default false`.execute(db);
  await sql`alter table writing_session add column more_time boolean not null default false`.execute(db);
  await sql`alter table session_recording add column watched boolean not null default false`.execute(db);
  await sql`alter table chapter_draft add column not_published text`.execute(db);
  await sql`update session_recording set watched = true where published_steps is not null`.execute(db);
}
