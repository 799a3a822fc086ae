import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { countText } from '~/platform/text/format';
import type { Happening } from '~/site/unfinished';
import { storyAddress } from '../sharing/story-address';

/** The most stories that are listed. */
const TOLD = 3;
/** Of how many of a player's newest changes of XP ratings are told. */
const ENTRIES = 200;

/**
 * What readers have given to a player's stories since a time: ratings, by the XP that they brought, and appendages.
 * A rating of three stars brings none and is not told.
 */
export async function storyHappenings({ db }: { db: Executor }, playerId: string, since: Date): Promise<Happening[]> {
  const [rated, continued] = await Promise.all([ratedSince(db, playerId, since), continuedSince(db, playerId, since)]);
  return [...rated, ...continued];
}

async function ratedSince(executor: Executor, playerId: string, since: Date): Promise<Happening[]> {
  const entries = executor
    .selectFrom('xp_entry')
    .select(['source_id', 'amount'])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', since)
    .where('source', '=', sql.lit('rating'))
    .orderBy('created_at', 'desc')
    .limit(ENTRIES)
    .as('entry');
  const rows = await executor
    .selectFrom(entries)
    .innerJoin('story_rating as rating', 'rating.id', 'entry.source_id')
    .innerJoin('story', 'story.id', 'rating.story_id')
    .select(['story.id', 'story.title', 'story.arena', sql<number>`count(distinct rating.id)::integer`.as('count')])
    .select(sql<number>`sum(entry.amount)::integer`.as('xp'))
    .groupBy(['story.id', 'story.title', 'story.arena'])
    .orderBy('count', 'desc')
    .orderBy('story.id')
    .limit(TOLD)
    .execute();
  return rows.map(({ id, title, arena, count, xp }) => ({
    text: `${countText(count, { one: 'rating', other: 'ratings' })} for “${title}” (${xp < 0 ? '−' : '+'}${Math.abs(xp)} XP)`,
    to: storyAddress(arena, id),
  }));
}

async function continuedSince(executor: Executor, playerId: string, since: Date): Promise<Happening[]> {
  const own = sql`select id from story where author_id = ${playerId}
    union all select story_id from story_writer where player_id = ${playerId}`;
  const rows = await executor
    .selectFrom('story as appendage')
    .innerJoin('story', 'story.id', 'appendage.parent_id')
    .select(['appendage.id', 'appendage.title', 'appendage.arena', 'story.title as continued'])
    .where(sql<boolean>`appendage.parent_id = any(array(${own}))`)
    .where('appendage.published_at', '>=', since)
    .where('appendage.status', '=', sql.lit('published'))
    .where('appendage.author_id', 'is distinct from', playerId)
    .orderBy('appendage.published_at', 'desc')
    .limit(TOLD)
    .execute();
  return rows.map(({ id, title, arena, continued }) => ({ text: `“${title}” continues “${continued}”`, to: storyAddress(arena, id) }));
}
