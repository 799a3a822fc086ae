import { type Kysely, sql } from 'kysely';

/** Marks stories that their authors alone have read so far: the first time that others find one is its publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column never_public boolean not null default false`.execute(db);
}
