import { type Kysely, sql } from 'kysely';

/** Comments are listed by thread now: these indexes are unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index fanfic_comment_story, fanfic_comment_chapter`.execute(db);
}
