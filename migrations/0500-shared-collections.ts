import { type Kysely, sql } from 'kysely';

/**
 * Collections to which members add their own stories: a third kind of `collection`, with what its owner settled, and each story that
 * somebody added. What is in it stands in `collection_story`, as with series and lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collection drop constraint collection_kind_check`.execute(db);
  await sql`
    alter table collection add constraint collection_kind_check check (kind in ('series', 'list', 'shared')) not valid`.execute(db);
  await sql`alter table collection validate constraint collection_kind_check`.execute(db);
  await sql`create index collection_shared on collection (changed_at desc, id desc) where kind = 'shared'`.execute(db);
  await sql`
    create table shared_collection (
      collection_id uuid primary key references collection (id) on delete cascade,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      moderated boolean not null,
      closes_at timestamptz
    )`.execute(db);
  await sql`
    create table shared_work (
      collection_id uuid not null references shared_collection (collection_id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      state text not null check (state in ('asked', 'in', 'declined')),
      added_at timestamptz not null,
      primary key (collection_id, story_id)
    )`.execute(db);
  await sql`create index shared_work_player on shared_work (player_id, collection_id)`.execute(db);
  await sql`create index shared_work_story on shared_work (story_id)`.execute(db);
  await sql`
    create function tell_shared_collection_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'collection:' || coalesce(new.collection_id, old.collection_id));
      perform announce('page_changed', 'collections', true);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger shared_collection_changed after insert or update or delete on shared_collection
    for each row execute function tell_shared_collection_changed()`.execute(db);
  await sql`
    create trigger shared_collection_evidence after delete or update of title, summary, notes on collection
    for each row when (old.kind = 'shared') execute function keep_evidence('collection', 'id', 'title,summary,notes')`.execute(db);
}
