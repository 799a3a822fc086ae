import { type Kysely, sql } from 'kysely';

/** The refunded part of a donation: its amount stays what was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table donation add column refunded_cents integer not null default 0 check (refunded_cents >= 0)`.execute(db);
}
