import { type Kysely, sql } from 'kysely';

/** Everybody who wrote in a room may propose a title: up to eight people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_title
    drop constraint weave_title_place_check,
    add constraint weave_title_place_check check (place between 0 and 7)`.execute(db);
}
