import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
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
  /** From when a story that was promised readers came here until a reader reached its end, in the middle, in seconds; undefined where nobody did. */
  medianSecondsToFirstReader: number | undefined;
}

const DAYS = 30;
const RETURN_DAYS = [1, 7] as const;
/** For how long people and rooms are counted; longer than is told, as those who join last have a week to come back. */
const COUNTED_DAYS = 40;

/** Addresses of the demo world's people, who are no community. */
const NOWHERE = '%.invalid';
/** Whether a person of the demo world has written in a room. */
const isDemoRoom = sql`exists (select from weave_turn join player on player.id = weave_turn.player_id
  where weave_turn.room_id = weave_room.id and player.email like ${NOWHERE})`;
/** Whether a story is of the demo world. */
const isDemoStory = sql`(exists (select from player where player.id = story.author_id and player.email like ${NOWHERE})
  or exists (select from weave_room where weave_room.story_id = story.id and ${isDemoRoom}))`;

/**
 * Notes which rooms there are and which of them people share, before they are removed, and forgets what is no longer told. A room
 * stays for a day at least once it is closed.
 */
export async function noteCommunity(db: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  await sql`
    insert into counted_room (room_id, kind, opened_at, shared)
    select id, 'weave', opened_at, (
      select count(distinct player_id) >= 2 from (
        select player_id from weave_turn where room_id = weave_room.id and text <> ''
        union all select player_id from weave_passage where room_id = weave_room.id and text <> ''
      ) written)
    from weave_room where opened_at >= ${since} and not ${isDemoRoom}
    union all
    select id, 'words', made_at, phase <> 'waiting' from word_room where made_at >= ${since}
    on conflict (room_id) do update set shared = true where excluded.shared and not counted_room.shared`.execute(db);
  await db.deleteFrom('counted_room').where('opened_at', '<', since).execute();
  await db.deleteFrom('newcomer').where('joined_at', '<', since).execute();
}

/** @see docs/product/admin.md @see docs/decisions/0188-counts-that-outlive-rows.md */
export async function communityCounts(db: Executor, now: Date): Promise<Community> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = daysAgo(DAYS);
  await noteCommunity(db, now);
  const back = RETURN_DAYS.map(async (days) => {
    const { rows } = await sql<{ joined: number; returned: number }>`
      select count(*)::integer as joined, (count(*) filter (where days_later >= ${days}))::integer as returned
      from newcomer where joined_at between ${since} and ${daysAgo(days)}`.execute(db);
    return { days, joined: rows[0]?.joined ?? 0, returned: rows[0]?.returned ?? 0 };
  });
  const roomsOf = async (kind: 'weave' | 'words') => {
    const { rows } = await sql<{ opened: number; shared: number }>`
      select count(*)::integer as opened, (count(*) filter (where shared))::integer as shared
      from counted_room where kind = ${kind} and opened_at >= ${since}`.execute(db);
    return rows[0] ?? { opened: 0, shared: 0 };
  };
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
        and not ${isDemoStory}
    ) counted`.execute(db);
  const arrived = sql`coalesce((select released_at from imported_work where imported_work.story_id = story.id), published_at)`;
  const firstReaders = sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from first_finished_at - ${arrived})::double precision) as median
    from reader_promise join story on story.id = reader_promise.story_id where first_finished_at >= ${since}
      and not ${isDemoStory}`.execute(db);
  const storyCount = (await stories).rows[0];
  return {
    back: await Promise.all(back),
    rooms: await roomsOf('weave'),
    wordRooms: await roomsOf('words'),
    stories: { published: storyCount?.published ?? 0, readSoon: storyCount?.read_soon ?? 0 },
    medianDaysToReader: storyCount?.median ?? undefined,
    medianSecondsToFirstReader: (await firstReaders).rows[0]?.median ?? undefined,
  };
}
