import { sql } from 'kysely';
import type { Db } from '../../../app/platform/database/database.server';
import type { StoryArena } from '../../../app/site/arenas';

/** Number of rows to request, sampled evenly from a database. */
export const SAMPLE = 100;

/** Ids of published stories, newest first. */
export async function sampleStories(db: Db, arena: StoryArena): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by published_at desc) as place, count(*) over () as all
      from story where status = 'published' and arena = ${arena}) as story
    where mod(place, greatest(1, story.all / ${SAMPLE})) = 0 limit ${SAMPLE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Authors by number of stories, highest first. */
export async function sampleAuthors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select author_id as id from story where author_id is not null group by author_id order by count(*) desc limit 5)
    union (select id from player order by id limit ${SAMPLE})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The player who follows the most others. */
export async function busiestFollower(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select follower_id as id from player_follow group by follower_id order by count(*) desc limit 1`.execute(db);
  return rows[0]?.id ?? '';
}

/** The player at a rank of the overall board. */
export async function playerAtRank(db: Db, rank: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from board_row where board = 'all' and score > 0
    order by score desc, reached_at, player_id offset ${rank - 1} limit 1`.execute(db);
  return rows[0]?.id;
}

/** The story halfway down a list. */
export async function middleStory(db: Db, arena: StoryArena | undefined, sort: 'latest' | 'rating') {
  const rank = sql.raw('rank_score(rating_count, rating_sum, withheld_votes, withheld_sum, rank_prior)');
  const order = sql.raw(sort === 'rating' ? 'rank_score desc, published_at desc, id desc' : 'published_at desc, id desc');
  const { rows } = await sql<{ id: string; published_at: Date; rank_score: number }>`
    select id, published_at, ${rank} as rank_score from story
    where status = 'published' ${arena ? sql`and arena = ${arena}` : sql``}
    order by ${order}
    offset (select count(*) / 2 from story where status = 'published' ${arena ? sql`and arena = ${arena}` : sql``}) limit 1`.execute(db);
  return rows[0];
}

/** Words by how many stories of a sample contain them: most, some, and one. */
export async function sampleWords(db: Db): Promise<{ common: string[]; middling: string[]; rare: string[] }> {
  const { rows } = await sql<{ word: string; stories: number }>`
    select word, ndoc as stories
    from ts_stat('select strip(document) from story_search where number in (select number from story_search order by number limit 2000)')
    where word ~ '^[a-z]{3,}$' order by ndoc desc, word`.execute(db);
  const words = rows.map(({ word }) => word);
  const middle = Math.floor(words.length / 8);
  return { common: words.slice(0, 10), middling: words.slice(middle, middle + 10), rare: words.slice(-SAMPLE) };
}

/** The value that a round takes from a list. */
export function taken<Value>(values: readonly Value[], round: number): Value {
  const value = values[round % values.length];
  if (value === undefined) throw new Error('Nothing to request: is the database seeded?');
  return value;
}
