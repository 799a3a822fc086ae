import { type Kysely, sql } from 'kysely';

/** When people confirmed their age and the terms; accounts from before then have no such moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column agreed_at timestamptz`.execute(db);
}
