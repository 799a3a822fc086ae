import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

/**
 * Lists: what their owners note beside a story, the fandom whose readers they recommend a list to, and bookmarks as a list. What
 * counts and buttons ask stays in `story_bookmark`, which older processes write, too; triggers keep both alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collection add column fandom_id text, add column is_bookmarks boolean not null default false`.execute(db);
  await sql`create unique index collection_bookmarks on collection (owner_id) where is_bookmarks`.execute(db);
  await sql`
    create index collection_recommended on collection (fandom_id, changed_at desc, id desc)
    where fandom_id is not null and is_public and hidden_at is null`.execute(db);
  await sql`
    alter table collection_story add column note text not null default '', add column own_tags text[] not null default '{}'`.execute(db);
  await sql`
    create or replace view shown_collection as
    select collection.* from collection join player on player.id = collection.owner_id
    where collection.is_public and collection.hidden_at is null and player.hidden_at is null`.execute(db);
  await sql`
    create trigger collection_story_evidence after delete or update of note, own_tags on collection_story
    for each row execute function keep_evidence('list', 'collection_id', 'note,own_tags')`.execute(db);
  await sql`
    create or replace function tell_collection_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.id, old.id));
      -- Cards name a series, and the page of a fandom the lists that are recommended there.
      if coalesce(new.kind, old.kind) = 'series' or coalesce(new.fandom_id, old.fandom_id) is not null then
        perform announce('page_changed', 'stories', true);
      end if;
      return null;
    end $$`.execute(db);
  await keepBookmarks(db);
}

/** A bookmark is in its owner's list, and what is in that list is a bookmark. */
async function keepBookmarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function list_bookmarks(player_id uuid, at timestamptz) returns uuid language plpgsql as $$
    declare
      found_id uuid;
    begin
      insert into collection (id, kind, owner_id, title, is_public, is_bookmarks, made_at, changed_at)
        values (gen_random_uuid(), 'list', list_bookmarks.player_id, 'Bookmarks', false, true, at, at)
        on conflict (owner_id) where is_bookmarks do nothing;
      select id into found_id from collection where owner_id = list_bookmarks.player_id and is_bookmarks;
      return found_id;
    end $$`.execute(db);
  await sql`
    create function bookmark_to_list() returns trigger language plpgsql as $$
    declare
      list_id uuid;
    begin
      if tg_op = 'DELETE' then
        delete from collection_story using collection
          where collection.id = collection_id and is_bookmarks and collection.owner_id = old.player_id and story_id = old.story_id;
        return null;
      end if;
      list_id := list_bookmarks(new.player_id, new.added_at);
      insert into collection_story (collection_id, owner_id, story_id, place, added_at)
        select list_id, new.player_id, new.story_id, coalesce(max(place), 0) + 1, new.added_at
        from collection_story where collection_id = list_id
        on conflict (collection_id, story_id) do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger bookmark_to_list after insert or delete on story_bookmark
    for each row execute function bookmark_to_list()`.execute(db);
  await sql`
    create function list_to_bookmark() returns trigger language plpgsql as $$
    begin
      if not exists (select from collection where id = coalesce(new.collection_id, old.collection_id) and is_bookmarks) then
        return null;
      end if;
      if tg_op = 'DELETE' then
        delete from story_bookmark where player_id = old.owner_id and story_id = old.story_id;
      else
        insert into story_bookmark (player_id, story_id, added_at) values (new.owner_id, new.story_id, new.added_at)
          on conflict (player_id, story_id) do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger list_to_bookmark after insert or delete on collection_story
    for each row execute function list_to_bookmark()`.execute(db);
}

export const backfills: readonly Backfill[] = [
  {
    name: 'bookmarks-as-lists',
    table: 'player',
    key: 'id',
    batch: 100,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
      with owners as (
        select player_id, list_bookmarks(player_id, min(added_at)) as list_id from story_bookmark
        where player_id = any(${keys}::uuid[]) group by player_id)
      insert into collection_story (collection_id, owner_id, story_id, place, added_at)
      select list_id, player_id, story_id,
        row_number() over (partition by player_id order by added_at, story_id)
          + (select coalesce(max(place), 0) from collection_story where collection_id = list_id), added_at
      from owners join story_bookmark using (player_id)
      on conflict (collection_id, story_id) do nothing`.execute(trx),
  },
];
