import { sql } from 'kysely';
import type { Db } from '../../../app/platform/database/database.server';

/** How many rows to write. */
export interface TagPlan {
  stories: number;
  tags: number;
  perStory: number;
  /** A tag that every story has besides. */
  everywhere?: number;
}

/** Fandoms, `fandom-0` and so on; a tenth of all stories are crossovers, most of a few of them. */
export const FANDOMS = 160;

/** Two tags that a third of all stories each have, and none both. */
export const NEVER_MEET = 2;

/**
 * Fills an empty database with stories of fan fiction and their tags, of which a few are very common and most are rare. Past the
 * services and their triggers: what these keep is written at the end.
 */
export async function fillTaggedStories(db: Db, { stories, tags, perStory, everywhere }: TagPlan): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`select setseed(0.36)`.execute(db);
  await sql`
    insert into tag (kind, name, key, canonical, created_at)
    select 'freeform', 'Tag ' || n, 'tag' || n, n <= 2000, now() from generate_series(1, ${tags}::integer) as n`.execute(db);
  await sql`
    insert into story (id, arena, status, title, body, word_count, content_rating, fandom_id, prompt,
      created_at, published_at, updated_at, tag_count, rating_count, rating_sum, chapter_added_at)
    select gen_random_uuid(), 'fan_fic', 'published', 'Story ' || n, 'Once.', (random() ^ 3 * 100000)::integer,
      (array['none', 'general', 'teen', 'mature'])[1 + n % 4], 'fandom-' || n % ${FANDOMS}::integer, 'A Fandom',
      at, at, at, ${perStory}::integer, rated, (rated * (2 + random() * 3))::integer, at
    from (
      select n, date_trunc('milliseconds', now() - n * interval '7 minutes') as at, (random() ^ 4 * 50)::integer as rated
      from generate_series(1, ${stories}::integer) as n) as made`.execute(db);
  // The first two tags never meet; of the others a cube makes a few common and most rare.
  await sql`
    insert into story_tag (story_id, place, tag_id, counts_as)
    select id, row_number() over (partition by id), tag_id, tag_id from (
      select distinct story.id, case when place = 0 then 1 + story.number % 3 else 4 + ((${tags}::integer - 4) * random() ^ 3)::integer end as tag_id
      from (select id, row_number() over (order by published_at) as number from story) as story,
        generate_series(0, ${perStory - 1}::integer) as place
      union select id, ${everywhere ?? null}::integer from story where ${everywhere !== undefined}) as carried`.execute(db);
  await sql`
    insert into tag (kind, name, key, canonical, fandom_id, created_at)
    select 'fandom', 'Fandom ' || n, 'fandom' || n, true, 'fandom-' || n, now() from generate_series(0, ${FANDOMS - 1}::integer) as n`.execute(
    db,
  );
  await sql`
    insert into story_tag (story_id, place, tag_id, counts_as)
    select story.id, ${perStory + 1}::integer, tag.id, tag.id from (
      select id, fandom_id, floor(${FANDOMS}::integer * random() ^ 3) as other from story where random() < 0.1) as story
      join tag on tag.fandom_id = 'fandom-' || story.other and tag.fandom_id <> story.fandom_id`.execute(db);
  await sql`
    update tag set story_count = counted.stories from (
      select counts_as, count(*) as stories from story_tag group by counts_as) as counted where counted.counts_as = tag.id`.execute(db);
  await sql`
    update tag set story_count = story_count + (select count(*) from story where story.fandom_id = tag.fandom_id)
    where tag.fandom_id is not null`.execute(db);
  await sql`
    insert into story_listing
    select id, arena, author_id, fandom_id, published_at, updated_at, words, average_rating, rank_score,
      (random() ^ 6 * 2000)::integer, comment_count, (random() ^ 6 * 500)::integer,
      content_rating, warnings, progress, language, ai_percent, fandoms, tags from story_as_listed`.execute(db);
  // What is liked is read, on as many days.
  await sql`
    insert into story_day (story_id, day, readers, elsewhere)
    select id, published_at::date + day, 5, 5 from story_listing, generate_series(1, kudos / 20) as day`.execute(db);
  await sql`insert into story_readers select story_id, sum(elsewhere) from story_day group by story_id`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
