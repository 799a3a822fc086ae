import { type Kysely, sql } from 'kysely';

/** Threads that authors close, and words by which they hold comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fanfic_comment add column frozen boolean not null default false`.execute(db);
  await sql`alter table comment_setting add column held_words text[] not null default '{}'`.execute(db);
}
