import { type Kysely, sql } from 'kysely';

/**
 * Tags of stories. What an author writes is a tag at once; some are canonical, and others count as one of these. How many stories
 * count as a tag is kept by triggers, which note each change: added to the tag at once, they would make all authors of one tag
 * wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tag (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('fandom', 'relationship', 'character', 'freeform')),
      name text not null check (char_length(name) between 1 and 100),
      key text not null,
      canonical boolean not null default false,
      canonical_id integer references tag (id),
      shipped boolean not null default false,
      fandom_id text,
      story_count integer not null default 0,
      mature_count integer not null default 0,
      created_at timestamptz not null,
      unique (kind, key),
      check (canonical_id is null or not canonical)
    )`.execute(db);
  await sql`create unique index tag_of_fandom on tag (fandom_id) where fandom_id is not null`.execute(db);
  await sql`create index tag_synonyms on tag (canonical_id) where canonical_id is not null`.execute(db);
  await sql`
    create table tag_parent (
      tag_id integer not null references tag (id) on delete cascade,
      parent_id integer not null references tag (id) on delete cascade,
      primary key (tag_id, parent_id),
      check (tag_id <> parent_id)
    )`.execute(db);
  await sql`create index tag_children on tag_parent (parent_id)`.execute(db);
  await sql`
    create table story_tag (
      story_id uuid not null references story (id) on delete cascade,
      place smallint not null,
      tag_id integer not null references tag (id),
      counts_as integer references tag (id),
      primary key (story_id, place)
    )`.execute(db);
  await sql`create unique index story_tag_counts_as on story_tag (counts_as, story_id) where counts_as is not null`.execute(db);
  await sql`create index story_tag_written on story_tag (tag_id)`.execute(db);
  // How many tags a story has; set with them, so that pages that show the story learn of it.
  await sql`alter table story add column tag_count smallint not null default 0`.execute(db);
  await uses(db);
}

async function uses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tag_use (
      id bigint generated always as identity primary key,
      tag_id integer not null,
      stories integer not null,
      mature integer not null
    )`.execute(db);
  await sql`
    create function story_tag_counted() returns trigger language plpgsql as $$
    declare
      is_mature boolean;
    begin
      select content_rating = 'mature' into is_mature from story
        where id = coalesce(new.story_id, old.story_id) and status = 'published';
      if not found then
        return null;
      end if;
      insert into tag_use (tag_id, stories, mature)
        select counted, case when is_mature then 0 else change end, case when is_mature then change else 0 end
        from (values
          (case when tg_op <> 'INSERT' then old.counts_as end, -1),
          (case when tg_op <> 'DELETE' then new.counts_as end, 1)) as moved (counted, change)
        where counted is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_tag_counted after insert or delete or update of counts_as on story_tag
    for each row execute function story_tag_counted()`.execute(db);
  // A story that is deleted takes its tags along, after it is gone: before, they can still be counted.
  await sql`
    create function tagged_story_counted() returns trigger language plpgsql as $$
    declare
      stories integer := 0;
      mature integer := 0;
    begin
      if old.status = 'published' then
        if old.content_rating = 'mature' then mature := -1; else stories := -1; end if;
      end if;
      if tg_op = 'UPDATE' and new.status = 'published' then
        if new.content_rating = 'mature' then mature := mature + 1; else stories := stories + 1; end if;
      end if;
      if stories <> 0 or mature <> 0 then
        insert into tag_use (tag_id, stories, mature)
          select counts_as, stories, mature from story_tag where story_id = old.id and counts_as is not null;
      end if;
      if tg_op = 'DELETE' then
        return old;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger tagged_story_changed before update of status, content_rating on story
    for each row when (old.tag_count > 0) execute function tagged_story_counted()`.execute(db);
  await sql`
    create trigger tagged_story_deleted before delete on story
    for each row when (old.tag_count > 0) execute function tagged_story_counted()`.execute(db);
}
