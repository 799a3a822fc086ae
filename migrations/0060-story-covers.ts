import { type Kysely, sql } from 'kysely';

/** How far the colours of a story's cover are turned from those that its id gives, so that neighbours differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column cover_turn smallint not null default 0 check (cover_turn between 0 and 7)`.execute(db);
}
