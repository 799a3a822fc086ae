import { type Kysely, sql } from 'kysely';

/** Finds imported works that waited for a moderator, to show those that were let through as new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index imported_work_held on imported_work (id) where held`.execute(db);
  // Those that were let through before were shown without a word; telling of them all at once would be no news.
  await sql`
    update imported_work set held = false from story
    where story.id = imported_work.story_id and imported_work.held and story.status <> 'hidden'`.execute(db);
}
