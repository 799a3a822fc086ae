import { type Kysely, sql } from 'kysely';

/** Backups that the site made by itself: one for each time at which one is due, claimed by the process that makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_made (
      due_at timestamptz primary key,
      began_at timestamptz not null,
      ended_at timestamptz,
      file text,
      bytes bigint,
      rows bigint,
      failure text,
      handed_over_at timestamptz
    )`.execute(db);
}
