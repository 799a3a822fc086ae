import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

/**
 * The tag of a fandom counts all stories that lists show of it: those published in it, which its tag need not be on, and those that
 * carry its tag. A story counts once, by the fandom of its row if that is one of the registry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tags_counted(of_story uuid, of_fandom text) returns setof integer language sql stable as $$
      select counts_as from story_tag where story_id = of_story and counts_as is not null
      union select id from tag where fandom_id = of_fandom
    $$`.execute(db);
  await countStories(db);
  await countTagging(db);
  await countNewFandoms(db);
}

/** What a story counts as, when it comes, goes, or moves between what everybody is shown and what is kept from visitors. */
async function countStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function story_counted() returns trigger language plpgsql as $$
    begin
      insert into tag_use (tag_id, stories, mature)
        select tag_id, sum(case when is_kept then 0 else change end), sum(case when is_kept then change else 0 end) from (
          select tags_counted(old.id, old.fandom_id) as tag_id, -1 as change, old.content_rating = 'mature' or old.members_only as is_kept
            where old.status = 'published'
          union all
          select tags_counted(new.id, new.fandom_id), 1, new.content_rating = 'mature' or new.members_only
            where new.status = 'published') as changed
        group by tag_id, is_kept having sum(change) <> 0;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`drop trigger tagged_story_changed on story`.execute(db);
  await sql`drop trigger tagged_story_deleted on story`.execute(db);
  await sql`drop function tagged_story_counted()`.execute(db);
  await sql`
    create trigger story_counted after insert on story
    for each row when (new.status = 'published' and new.fandom_id is not null) execute function story_counted()`.execute(db);
  const counted = (name: string) =>
    sql.raw(`(${['status', 'content_rating', 'members_only', 'fandom_id'].map((column) => `${name}.${column}`).join(', ')})`);
  await sql`
    create trigger story_counted_again after update on story
    for each row when (
      (old.tag_count > 0 or old.fandom_id is not null or new.fandom_id is not null) and ${counted('old')} is distinct from ${counted('new')})
    execute function story_counted()`.execute(db);
  // A story that is deleted takes its tags along, after it is gone: before, they can still be counted.
  await sql`
    create trigger story_no_longer_counted before delete on story
    for each row when (old.tag_count > 0 or old.fandom_id is not null) execute function story_counted()`.execute(db);
}

/** What a story counts as, when its tags change. By the fandom of its row it counts anyway. */
async function countTagging(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function story_tag_counted() returns trigger language plpgsql as $$
    declare
      is_kept boolean;
      own_fandom text;
    begin
      select content_rating = 'mature' or members_only, fandom_id into is_kept, own_fandom from story
        where id = coalesce(new.story_id, old.story_id) and status = 'published';
      if not found then
        return null;
      end if;
      insert into tag_use (tag_id, stories, mature)
        select counted, case when is_kept then 0 else change end, case when is_kept then change else 0 end
        from (values
          (case when tg_op <> 'INSERT' then old.counts_as end, -1),
          (case when tg_op <> 'DELETE' then new.counts_as end, 1)) as moved (counted, change)
        where counted is not null and not exists (select from tag where tag.id = counted and tag.fandom_id = own_fandom);
      return null;
    end $$`.execute(db);
}

/** A fandom may come into the registry after stories that name it. */
async function countNewFandoms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fandom_counted() returns trigger language plpgsql as $$
    begin
      insert into tag_use (tag_id, stories, mature)
        select new.id, count(*) filter (where not is_kept), count(*) filter (where is_kept) from (
          select content_rating = 'mature' or members_only as is_kept from story
          where status = 'published' and fandom_id = new.fandom_id
            and not exists (select from story_tag where story_id = story.id and counts_as = new.id)) as published
        having count(*) > 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger fandom_counted after insert on tag
    for each row when (new.fandom_id is not null) execute function fandom_counted()`.execute(db);
  await sql`
    create trigger fandom_counted_later after update of fandom_id on tag
    for each row when (new.fandom_id is not null and old.fandom_id is null) execute function fandom_counted()`.execute(db);
}

export const backfills: readonly Backfill[] = [
  {
    name: 'count-fandoms',
    table: 'tag',
    key: 'id',
    batch: 20,
    async fill(trx, keys) {
      const { rows } = await sql`select from tag where id = any(${keys}::integer[]) and fandom_id is not null limit 1`.execute(trx);
      if (rows.length === 0) return;
      // What changes between the count and its row would be counted twice, or never.
      await sql`lock table story, story_tag in share row exclusive mode`.execute(trx);
      await sql`delete from tag_use using tag where tag.id = tag_id and tag.id = any(${keys}::integer[]) and fandom_id is not null`.execute(
        trx,
      );
      await sql`
        update tag set story_count = counted.stories, mature_count = counted.mature from (
          select fandom.id, count(*) filter (where not is_kept) as stories, count(*) filter (where is_kept) as mature
          from tag as fandom left join lateral (
            select content_rating = 'mature' or members_only as is_kept from story
              where status = 'published' and story.fandom_id = fandom.fandom_id
            union all
            select content_rating = 'mature' or members_only from story_tag join story on story.id = story_id
              where counts_as = fandom.id and status = 'published' and story.fandom_id is distinct from fandom.fandom_id) as of_it on true
          where fandom.id = any(${keys}::integer[]) and fandom.fandom_id is not null group by fandom.id) as counted
        where counted.id = tag.id`.execute(trx);
    },
  },
];
