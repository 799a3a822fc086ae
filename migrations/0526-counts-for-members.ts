import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

/**
 * Of the stories that visitors are not shown, a tag counts apart those that everybody with an account is: for members only, and not
 * Mature. They stay among the others, in `mature_count`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tag add column members_count integer not null default 0`.execute(db);
  // It waits for all who have counted as before.
  await sql`alter table tag_use add column members integer not null default 0`.execute(db);
  await addCounted(db);
  await countStories(db);
  await countTagging(db);
  await countNewFandoms(db);
}

/** Whoever adds up uses, a process of the release before among them, takes them away: then those for members are added here. */
async function addCounted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tag_use_added() returns trigger language plpgsql as $$
    begin
      update tag set members_count = members_count + added.members
        from (select tag_id, sum(members)::integer as members from added_uses group by tag_id) as added
        where tag.id = added.tag_id and added.members <> 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tag_use_added after delete on tag_use referencing old table as added_uses
    for each statement execute function tag_use_added()`.execute(db);
}

const isKept = (row: string) => sql.raw(`(${row}.content_rating = 'mature' or ${row}.members_only)`);
const isForMembers = (row: string) => sql.raw(`(${row}.content_rating <> 'mature' and ${row}.members_only)`);

async function countStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function story_counted() returns trigger language plpgsql as $$
    begin
      insert into tag_use (tag_id, stories, mature, members)
        select tag_id, sum(case when is_kept then 0 else change end), sum(case when is_kept then change else 0 end),
          sum(case when is_for_members then change else 0 end)
        from (
          select tags_counted(old.id, old.fandom_id) as tag_id, -1 as change, ${isKept('old')} as is_kept,
            ${isForMembers('old')} as is_for_members
            where old.status = 'published'
          union all
          select tags_counted(new.id, new.fandom_id), 1, ${isKept('new')}, ${isForMembers('new')}
            where new.status = 'published') as changed
        group by tag_id, is_kept, is_for_members having sum(change) <> 0;
      return coalesce(new, old);
    end $$`.execute(db);
}

async function countTagging(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function story_tag_counted() returns trigger language plpgsql as $$
    declare
      is_kept boolean;
      is_for_members boolean;
      own_fandom text;
    begin
      select ${isKept('story')}, ${isForMembers('story')}, fandom_id into is_kept, is_for_members, own_fandom from story
        where id = coalesce(new.story_id, old.story_id) and status = 'published';
      if not found then
        return null;
      end if;
      insert into tag_use (tag_id, stories, mature, members)
        select counted, case when is_kept then 0 else change end, case when is_kept then change else 0 end,
          case when is_for_members then change else 0 end
        from (values
          (case when tg_op <> 'INSERT' then old.counts_as end, -1),
          (case when tg_op <> 'DELETE' then new.counts_as end, 1)) as moved (counted, change)
        where counted is not null and not exists (select from tag where tag.id = counted and tag.fandom_id = own_fandom);
      return null;
    end $$`.execute(db);
}

async function countNewFandoms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function fandom_counted() returns trigger language plpgsql as $$
    begin
      insert into tag_use (tag_id, stories, mature, members)
        select new.id, count(*) filter (where not is_kept), count(*) filter (where is_kept), count(*) filter (where is_for_members)
        from (
          select ${isKept('story')} as is_kept, ${isForMembers('story')} as is_for_members from story
          where status = 'published' and fandom_id = new.fandom_id
            and not exists (select from story_tag where story_id = story.id and counts_as = new.id)) as published
        having count(*) > 0;
      return null;
    end $$`.execute(db);
}

export const backfills: readonly Backfill[] = [
  {
    name: 'count-for-members',
    table: 'tag',
    key: 'id',
    batch: 200,
    // What is missing is added as a use. One statement sees the stories, what is counted of them and what is still to be counted as
    // they were at one moment, so that nothing needs to wait for it.
    fill: (trx, keys) =>
      sql`
        insert into tag_use (tag_id, stories, mature, members)
        select tag.id, 0, 0, missing.members from tag cross join lateral (
          select (
            select count(*) from (
              select id from story where status = 'published' and ${isForMembers('story')} and story.fandom_id = tag.fandom_id
              union
              select id from story_tag join story on story.id = story_id
                where counts_as = tag.id and status = 'published' and ${isForMembers('story')}) as of_it
          ) - tag.members_count - (select coalesce(sum(members), 0) from tag_use where tag_id = tag.id) as members) as missing
        where tag.id = any(${keys}::integer[]) and missing.members <> 0`.execute(trx),
  },
];
