import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** Whether people come back, meet and are read: counts of the last 30 days, nobody named. */
export interface Community {
  /** People who joined, long enough ago to be counted, and how many of them were there again that many days later or after. */
  back: { days: number; joined: number; returned: number }[];
  /** Rooms of Story Weave that were opened, and those in which at least two people wrote. */
  rooms: { opened: number; shared: number };
  /** Rooms of words that were opened, and those in which at least two people began to play. */
  wordRooms: { opened: number; shared: number };
  /** Stories that were published, but for imported ones, long enough ago to be counted, and those that somebody else read to the end within two days. */
  stories: { published: number; readSoon: number };
  /** Days until a story's first reader, in the middle; undefined where none was read. */
  medianDaysToReader: number | undefined;
  /** From when a story that was promised readers came here until somebody reached its end, in the middle, in seconds; undefined where nobody did. */
  medianSecondsToFirstReader: number | undefined;
}

const DAYS = 30;
const RETURN_DAYS = [1, 7] as const;
const DAY_MS = 24 * 60 * 60_000;

/** @see docs/product/admin.md */
export async function communityCounts(db: Executor, now: Date): Promise<Community> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = daysAgo(DAYS);
  const back = RETURN_DAYS.map(async (days) => {
    const { rows } = await sql<{ joined: number; returned: number }>`
      select count(*)::integer as joined,
        (count(*) filter (where s.seen_at >= p.created_at + make_interval(days => ${days})))::integer as returned
      from player p
      left join (select player_id, max(updated_at) as seen_at from session group by player_id) s on s.player_id = p.id
      where p.pen_of is null and p.created_at between ${since} and ${daysAgo(days)}`.execute(db);
    return { days, joined: rows[0]?.joined ?? 0, returned: rows[0]?.returned ?? 0 };
  });
  const rooms = sql<{ opened: number; shared: number }>`
    select count(*)::integer as opened, (count(*) filter (where writers >= 2))::integer as shared
    from (
      select (select count(distinct player_id) from weave_turn t where t.room_id = r.id) as writers
      from weave_room r where r.opened_at >= ${since}
    ) room`.execute(db);
  const wordRooms = sql<{ opened: number; shared: number }>`
    select count(*)::integer as opened, (count(*) filter (where phase <> 'waiting'))::integer as shared
    from word_room where made_at >= ${since}`.execute(db);
  // An imported story stands at the day of its first publication elsewhere.
  const imported = sql`select from imported_work where imported_work.story_id = story.id`;
  const stories = sql<{ published: number; read_soon: number; median: number | null }>`
    select count(*)::integer as published, (count(*) filter (where finished_soon))::integer as read_soon,
      percentile_cont(0.5) within group (order by days) as median
    from (
      select (select min(day) from story_read r where r.story_id = story.id) - (published_at at time zone 'UTC')::date as days,
        exists (
          select from story_reading r where r.story_id = story.id and r.finished_at <= published_at + interval '2 days'
        ) as finished_soon
      from story where status = 'published' and published_at between ${since} and ${daysAgo(2)} and not exists (${imported})
    ) counted`.execute(db);
  const arrived = sql`coalesce((select released_at from imported_work where imported_work.story_id = story.id), published_at)`;
  const firstReaders = sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from first_finished_at - ${arrived})::double precision) as median
    from reader_promise join story on story.id = reader_promise.story_id where first_finished_at >= ${since}`.execute(db);
  const [roomCount, storyCount] = [(await rooms).rows[0], (await stories).rows[0]];
  return {
    back: await Promise.all(back),
    rooms: roomCount ?? { opened: 0, shared: 0 },
    wordRooms: (await wordRooms).rows[0] ?? { opened: 0, shared: 0 },
    stories: { published: storyCount?.published ?? 0, readSoon: storyCount?.read_soon ?? 0 },
    medianDaysToReader: storyCount?.median ?? undefined,
    medianSecondsToFirstReader: (await firstReaders).rows[0]?.median ?? undefined,
  };
}
