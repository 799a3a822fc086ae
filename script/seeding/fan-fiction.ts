import type pg from 'pg';
import { idOf, readerOf, type SeedContext, type Step, timeOf } from './plan.ts';
import { chapterTime } from './stories.ts';
import { PARAGRAPHS, textOf } from './words.ts';

const between = (from: number, to: number) => `s.arena = 'fan_fic' and s.n >= ${from} and s.n < ${to}`;

/** Chapters, comments, and readers' activity in fan fiction. */
export function fanFictionSteps(context: SeedContext): Step[] {
  const { plan } = context;
  if (plan.share.fanFiction === 0) return [];
  const over = plan.stories;
  return [
    { name: 'chapters', weight: 60, over, sql: (from, to) => chapters(context, from, to) },
    { name: 'comments', weight: 40 * Math.min(1, plan.mean.comments), over, sql: (from, to) => comments(context, from, to) },
    { name: 'likes, reads and followed fandoms', weight: 15, over, sql: (from, to) => readers(context, from, to) },
    { name: 'followed fandoms', weight: 3, over: plan.players, sql: (from, to) => follows(context, from, to) },
  ];
}

/** The first chapter has its story's id and words. */
function chapters(context: SeedContext, from: number, to: number): string {
  const key = 'case when number = 1 then s.n else s.n * 512 + number end';
  return `
    insert into fanfic_chapter (id, story_id, number, title, body, words, created_at, updated_at)
    select ${chapterId(context, 'number')}, s.id, number, 'Chapter ' || number, text.body, text.words, ${chapterTime(context, 'number')}, ${chapterTime(context, 'number')}
    from seed_story s
    cross join lateral generate_series(1, s.chapters) as number
    cross join ${textOf(key, `pg_temp.paragraphs(${key}, 3)`)} as text
    where ${between(from, to)}`;
}

function chapterId(context: SeedContext, number: string): string {
  return `case when ${number} = 1 then s.id else ${idOf(context, 'chapter', `s.n * 512 + ${number}`)} end`;
}

/** Most are on a chapter, some on the story as a whole. */
function comments(context: SeedContext, from: number, to: number): string {
  const chapter = `(1 + mod(hashint8extended(s.n * 10000 + j, 51) & 1048575, s.chapters))`;
  return `
    insert into fanfic_comment (id, story_id, chapter_id, author_id, body, created_at, updated_at)
    select ${idOf(context, 'comment', 's.n * 10000 + j')}, s.id, case when j % 10 <> 0 then ${chapterId(context, chapter)} end,
      ${idOf(context, 'player', readerOf(context, 's.author', 's.n + 1', 'j'))}, p.opening, moment.at, moment.at
    from seed_story s
    cross join lateral generate_series(0, s.comments - 1) as j
    join seed_paragraph p on p.place = (hashint8extended(s.n * 10000 + j, 52) & ${PARAGRAPHS - 1})
    cross join lateral (
      select date_trunc('milliseconds', s.at + (${timeOf(context)} - s.at) * pg_temp.chance(s.n * 10000 + j, 53)) as at) as moment
    where ${between(from, to)}`;
}

function readers(context: SeedContext, from: number, to: number): string {
  const reader = idOf(context, 'player', readerOf(context, 's.author', 's.n + 2', 'j'));
  return `
    with reader as materialized (
      select s.id as story_id, fandom.id as fandom_id, ${reader} as player_id, j, ${timeOf(context)} as at
      from seed_story s join seed_fandom fandom on fandom.place = s.fandom
      cross join lateral generate_series(0, least(${context.plan.players - 4}, pg_temp.some(s.n, 61, 2)) - 1) as j
      where ${between(from, to)}
    ), liking as (
      insert into story_like (player_id, story_id, created_at) select player_id, story_id, at from reader where j % 2 = 0
    ), seeing as (
      insert into story_seen (player_id, story_id, seen_at) select player_id, story_id, at from reader)
    insert into story_read (story_id, day, reader, fandom_id)
    select story_id, (at - interval '1 day' * (j % 90))::date, left(player_id::text, 22), fandom_id from reader`;
}

/** Adds the reads of these stories up, by day and in all. The keys must be there. */
export async function countReaders(client: pg.Client): Promise<void> {
  await client.query(`
    insert into story_day (story_id, day, readers, elsewhere)
    select story_id, day, count(*), count(*) from story_read join seed_story s on s.id = story_id group by story_id, day`);
}

function follows(context: SeedContext, from: number, to: number): string {
  const { fandoms } = context;
  return `
    insert into fandom_follow (player_id, fandom_id, followed_at, seen_at)
    select ${idOf(context, 'player', 'n')}, fandom.id, ${timeOf(context)} - interval '300 days', ${timeOf(context)} - interval '20 days'
    from generate_series(${from}, ${to - 1}) as n
    cross join lateral generate_series(0, case when n = 0 then ${fandoms} else least(${fandoms}, pg_temp.some(n, 62, 2)) end - 1) as i
    join seed_fandom fandom on fandom.place = mod(n * 3 + i, ${fandoms})`;
}
