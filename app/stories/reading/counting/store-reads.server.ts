import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Origin } from './origin';

/** That a reader has opened a story, or come to a chapter of it, on a day. */
export interface GatheredRead {
  story_id: string;
  /** In UTC, such as '2026-03-01'. */
  day: string;
  reader: string;
  chapter_id: string | null;
  /** Null for a chapter that was turned to. */
  origin: Origin | null;
}

/** Keeps stories from being deleted until the transaction ends; those that are being deleted are waited for, and gone then. */
export async function keepStories(trx: Transaction<Tables>, stored: readonly { story_id: string }[]): Promise<void> {
  const ids = [...new Set(stored.map(({ story_id }) => story_id))];
  await sql`select from story where id = any(${ids}::uuid[]) order by id for key share`.execute(trx);
}

/**
 * Stores gathered reads at once: a row for each reader of a story on a day, with the chapters they opened, and the sums
 * of the day. A reader counts among those who came from somewhere once, on the first day of which we know. Rows are written in
 * one order, so that two processes wait for each other and not in a circle. A story that is gone, and a chapter of another
 * story, are left out.
 */
export async function storeReads(db: Db, reads: readonly GatheredRead[]): Promise<void> {
  if (reads.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await keepStories(trx, reads);
    await addReads(trx, reads);
  });
}

async function addReads(trx: Transaction<Tables>, reads: readonly GatheredRead[]): Promise<void> {
  await sql`
    with sent as (
      select sent.story_id, sent.day, sent.reader, story.fandom_id,
        (array_agg(sent.origin) filter (where sent.origin is not null))[1] as origin,
        coalesce(array_agg(distinct chapter.id) filter (where chapter.id is not null), '{}') as chapters
      from json_to_recordset(${JSON.stringify(reads)}::json)
        as sent (story_id uuid, day date, reader text, chapter_id uuid, origin text)
      join story on story.id = sent.story_id
      left join fanfic_chapter as chapter on chapter.id = sent.chapter_id and chapter.story_id = sent.story_id
      group by sent.story_id, sent.day, sent.reader, story.fandom_id
    ), stored as (
      insert into story_read (story_id, day, reader, fandom_id, chapters)
      select story_id, day, reader, fandom_id, chapters from sent order by story_id, day, reader
      on conflict (story_id, day, reader) do update
        set chapters = array(select distinct unnest(story_read.chapters || excluded.chapters))
        where not excluded.chapters <@ story_read.chapters
      returning story_id, day, reader, (xmax = 0) as fresh
    ), counted as (
      select sent.story_id, sent.day, case when not exists (
        select from story_read as earlier
        where earlier.story_id = sent.story_id and earlier.reader = sent.reader and earlier.day < sent.day
      ) then coalesce(sent.origin, 'elsewhere') end as origin
      from stored join sent using (story_id, day, reader) where stored.fresh
    )
    insert into story_day (story_id, day, readers, search, feed, inside, elsewhere)
    select story_id, day, count(*), count(*) filter (where origin = 'search'), count(*) filter (where origin = 'feed'),
      count(*) filter (where origin = 'inside'), count(*) filter (where origin = 'elsewhere')
    from counted group by story_id, day order by story_id, day
    on conflict (story_id, day) do update set
      readers = story_day.readers + excluded.readers, search = story_day.search + excluded.search,
      feed = story_day.feed + excluded.feed, inside = story_day.inside + excluded.inside,
      elsewhere = story_day.elsewhere + excluded.elsewhere`.execute(trx);
}
