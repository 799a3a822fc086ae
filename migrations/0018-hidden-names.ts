import { type Kysely, sql } from 'kysely';

/** A search for the name of a hidden player finds none of their collaborative stories, until they are back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The rest of the function stays as it is and is not repeated here.
  await sql`
    do $do$
    declare
      old text := pg_get_functiondef('index_story(uuid)'::regprocedure);
      new text := replace(old, 'into writers from player', 'into writers from (select * from player where hidden_at is null) as player');
    begin
      if new = old then raise exception 'index_story is not what it was'; end if;
      execute new;
    end $do$`.execute(db);
  await sql`
    create trigger player_hidden_in_search after update of hidden_at on player
    for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function index_stories_of_player()`.execute(db);
  await sql`
    select index_story(story_id) from (
      select distinct story_id from story_writer where player_id in (select id from player where hidden_at is not null)
    ) as woven`.execute(db);
}
