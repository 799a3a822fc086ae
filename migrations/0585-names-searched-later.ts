import { type Kysely, sql } from 'kysely';

export const expands = true;

/**
 * A new name is found by a search once the job that indexes has come to the stories under it. Indexed with the name, in one transaction
 * and in any order, they and those who publish one of them waited for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function index_stories_of_player() returns trigger language plpgsql as $$
    begin
      perform index_stories_later(array(
        select id from story where author_id = new.id and status = 'published'
        union select story_id from story_writer where player_id = new.id));
      return null;
    end $$`.execute(db);
}
