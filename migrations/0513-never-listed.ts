import { type Kysely, sql } from 'kysely';

/** Marks stories that were published without being in any list: the first time that lists have one, it is news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column never_listed boolean not null default false`.execute(db);
}
