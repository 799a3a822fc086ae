import { type Kysely, sql } from 'kysely';

/**
 * Stories for members only, and unlisted ones with an author: both are counted and hidden as published ones are. Of a tag, what
 * visitors are not shown is counted with the Mature stories.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column members_only boolean not null default false`.execute(db);
  await sql`drop trigger story_hidden_with_player on story`.execute(db);
  await sql`
    create trigger story_hidden_with_player before insert or update of status on story
    for each row when (new.status in ('published', 'unlisted') and new.author_id is not null) execute function hide_with_player()`.execute(
    db,
  );
  await inLists(db);
  await countsOfTags(db);
}

/** The row of a story in lists knows it, too; by triggers of its own, whatever else lists come to know. */
async function inLists(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story_listing add column members_only boolean not null default false`.execute(db);
  await sql`
    create function listed_for_members() returns trigger language plpgsql as $$
    begin
      new.members_only := (select members_only from story where story.id = new.id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger story_listing_for_members before insert on story_listing
    for each row execute function listed_for_members()`.execute(db);
  await sql`
    create function story_is_for_members() returns trigger language plpgsql as $$
    begin
      update story_listing set members_only = new.members_only where id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_for_members after update of members_only on story
    for each row when (old.members_only is distinct from new.members_only) execute function story_is_for_members()`.execute(db);
}

async function countsOfTags(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function story_tag_counted() returns trigger language plpgsql as $$
    declare
      is_kept boolean;
    begin
      select content_rating = 'mature' or members_only into is_kept from story
        where id = coalesce(new.story_id, old.story_id) and status = 'published';
      if not found then
        return null;
      end if;
      insert into tag_use (tag_id, stories, mature)
        select counted, case when is_kept then 0 else change end, case when is_kept then change else 0 end
        from (values
          (case when tg_op <> 'INSERT' then old.counts_as end, -1),
          (case when tg_op <> 'DELETE' then new.counts_as end, 1)) as moved (counted, change)
        where counted is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tagged_story_counted() returns trigger language plpgsql as $$
    declare
      stories integer := 0;
      mature integer := 0;
    begin
      if old.status = 'published' then
        if old.content_rating = 'mature' or old.members_only then mature := -1; else stories := -1; end if;
      end if;
      if tg_op = 'UPDATE' and new.status = 'published' then
        if new.content_rating = 'mature' or new.members_only then mature := mature + 1; else stories := stories + 1; end if;
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
  await sql`drop trigger tagged_story_changed on story`.execute(db);
  await sql`
    create trigger tagged_story_changed before update of status, content_rating, members_only on story
    for each row when (old.tag_count > 0) execute function tagged_story_counted()`.execute(db);
}
