import { type Kysely, sql } from 'kysely';

/** The page of a player names their series and public lists: it is told of their changes, and of stories that come and go in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_collection_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.id, old.id));
      -- Cards name a series, and the page of a fandom the lists that are recommended there.
      if coalesce(new.kind, old.kind) = 'series' or coalesce(new.fandom_id, old.fandom_id) is not null then
        perform announce('page_changed', 'stories', true);
      end if;
      if coalesce(new.is_public, false) or coalesce(old.is_public, false) then
        perform announce('page_changed', 'author:' || coalesce(new.owner_id, old.owner_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_collected_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.collection_id, old.collection_id));
      if exists (select from collection where id = coalesce(new.collection_id, old.collection_id) and kind = 'series') then
        perform announce('page_changed', 'stories', true);
        -- Its page did not show the series before.
        perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      end if;
      perform announce('page_changed', 'author:' || owner_id) from collection
        where id = coalesce(new.collection_id, old.collection_id) and is_public;
      return null;
    end $$`.execute(db);
}
