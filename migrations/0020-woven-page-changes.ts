import { type Kysely, sql } from 'kysely';

/** Announces changes of collaborative stories on the pages of all their writers: see 0010-page-changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_woven_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changed', 'author:' || player_id) from story_writer where story_id = new.id and player_id is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger woven_story_changed after update on story
    for each row when (new.arena = 'story_weave' and (old.status = 'published' or new.status = 'published'))
    execute function tell_woven_changed()`.execute(db);
  // A story is inserted before its writers and deleted after them.
  await sql`
    create function tell_writer_changed() returns trigger language plpgsql as $$
    begin
      if coalesce(new.player_id, old.player_id) is not null then
        perform pg_notify('page_changed', 'author:' || coalesce(new.player_id, old.player_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_writer_changed after insert or delete on story_writer
    for each row execute function tell_writer_changed()`.execute(db);
}
