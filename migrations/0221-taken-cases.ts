import { type Kysely, sql } from 'kysely';

/** Who works on an open case, and until when nobody else does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table moderation_case
      add column taken_by uuid references player (id) on delete set null,
      add column taken_until timestamptz`.execute(db);
  await sql`create index moderation_case_taken_by on moderation_case (taken_by) where taken_by is not null`.execute(db);
}
