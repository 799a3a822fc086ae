import { type Kysely, sql } from 'kysely';

/** Series: an author's stories in an order of their own; and, in the same tables, lists of stories that somebody keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collection (
      id uuid primary key,
      kind text not null check (kind in ('series', 'list')),
      owner_id uuid not null references player (id) on delete cascade,
      title text not null,
      summary text not null default '',
      notes text not null default '',
      complete boolean not null default false,
      is_public boolean not null,
      made_at timestamptz not null,
      changed_at timestamptz not null,
      hidden_at timestamptz
    )`.execute(db);
  await sql`create index collection_owner on collection (owner_id, kind, changed_at desc, id desc)`.execute(db);
  await sql`
    create table collection_story (
      id bigint generated always as identity unique,
      collection_id uuid not null references collection (id) on delete cascade,
      owner_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      place integer not null,
      added_at timestamptz not null,
      primary key (collection_id, story_id)
    )`.execute(db);
  await sql`create index collection_story_place on collection_story (collection_id, place)`.execute(db);
  await sql`create index collection_story_story on collection_story (story_id)`.execute(db);
  await sql`create index collection_story_owner on collection_story (owner_id, id)`.execute(db);
  await sql`
    create table collection_follow (
      player_id uuid not null references player (id) on delete cascade,
      collection_id uuid not null references collection (id) on delete cascade,
      followed_at timestamptz not null,
      primary key (player_id, collection_id)
    )`.execute(db);
  await sql`create index collection_follow_collection on collection_follow (collection_id, player_id)`.execute(db);
  await sql`
    create trigger collection_evidence after delete or update of title, summary, notes on collection
    for each row execute function keep_evidence('series,list', 'id', 'title,summary,notes')`.execute(db);
  // What everybody may see.
  await sql`
    create view shown_collection as
    select collection.* from collection join player on player.id = collection.owner_id
    where collection.is_public and collection.hidden_at is null and player.hidden_at is null`.execute(db);
  await tellPages(db);
}

/** Pages for visitors that show a collection: its own, its stories', and, of a series, lists, whose cards name it. */
async function tellPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_collection_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.id, old.id));
      if coalesce(new.kind, old.kind) = 'series' then
        perform announce('page_changed', 'stories', true);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger collection_changed after update or delete on collection
    for each row execute function tell_collection_changed()`.execute(db);
  await sql`
    create function tell_collected_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.collection_id, old.collection_id));
      if exists (select from collection where id = coalesce(new.collection_id, old.collection_id) and kind = 'series') then
        perform announce('page_changed', 'stories', true);
        -- Its page did not show the series before.
        perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger collection_story_changed after insert or update or delete on collection_story
    for each row execute function tell_collected_changed()`.execute(db);
  await sql`
    create function tell_collections_of_story() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || collection_id) from collection_story where story_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_collections_changed after update of status, title, content_rating on story
    for each row when ((old.status, old.title, old.content_rating) is distinct from (new.status, new.title, new.content_rating))
    execute function tell_collections_of_story()`.execute(db);
}
