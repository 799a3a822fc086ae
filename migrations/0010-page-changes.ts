import { type Kysely, sql } from 'kysely';

/**
 * Announces on the channel page_changed, once a change is committed, which pages for visitors show it, whatever made
 * the change. Words are: story:{id}, author:{id}, stories, boards, all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_story_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'published' or tg_op <> 'DELETE' and new.status = 'published' then
        perform pg_notify('page_changed', 'stories');
        perform pg_notify('page_changed', 'story:' || coalesce(new.id, old.id));
        if coalesce(new.parent_id, old.parent_id) is not null then
          perform pg_notify('page_changed', 'story:' || coalesce(new.parent_id, old.parent_id));
        end if;
        if coalesce(new.author_id, old.author_id) is not null then
          perform pg_notify('page_changed', 'author:' || coalesce(new.author_id, old.author_id));
        end if;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_changed after insert or update or delete on story
    for each row execute function tell_story_changed()`.execute(db);
  await sql`
    create function tell_page_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changed', tg_argv[0]);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger board_changed after insert or update or delete on board_row
    for each statement execute function tell_page_changed('boards')`.execute(db);
  // A name appears on any number of pages; it seldom changes.
  await sql`
    create trigger player_renamed after update of name on player
    for each row when (old.name is distinct from new.name) execute function tell_page_changed('all')`.execute(db);
  await sql`
    create trigger player_deleted after delete on player
    for each row when (old.email_verified) execute function tell_page_changed('all')`.execute(db);
  for (const table of ['story', 'board_row', 'player']) {
    await sql`
      create trigger ${sql.raw(`${table}_emptied`)} after truncate on ${sql.raw(table)}
      for each statement execute function tell_page_changed('all')`.execute(db);
  }
}
