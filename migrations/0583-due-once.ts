import { type Kysely, sql } from 'kysely';

/**
 * A story is asked for once to be indexed again, however often its tags move before that happens. The job locks what it asked for before
 * it reads the story: what is locked is being read, so it is asked for anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_due_again on search_due (story_id) where renew`.execute(db);
  await sql`
    create or replace function index_stories_later(stories uuid[]) returns void language sql as $$
      with due as (select story_id from search_due where renew and story_id = any(stories) for update skip locked)
      insert into search_due (story_id, renew)
      select id, true from unnest(stories) as id where id not in (select story_id from due)
    $$`.execute(db);
}
