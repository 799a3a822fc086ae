import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { isListedFor, isWrittenBy } from '~/stories/content-rating/listed-for.server';
import { isCrossover } from '~/stories/listing/filters/of-fandom.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';

/** Most followed fandoms on a page. */
const MAX_FOLLOWED = 200;

/** A fandom that a player follows. */
interface FollowedFandom {
  fandomId: string;
  /** Whether there is a story or a chapter by another author that this player has not read, crossovers among them. */
  hasNew: boolean;
}

export interface FandomFollows {
  /** The fandoms a player follows, most recently followed first. */
  ofPlayer(playerId: string): Promise<FollowedFandom[]>;
  /** Whether a player follows a fandom, and whether it has something new. */
  of(playerId: string, fandomId: string): Promise<{ following: boolean; hasNew: boolean }>;
  /** Follows or unfollows a fandom; what already exists is not new. */
  set(follow: { playerId: string; fandomId: string; following: boolean }): Promise<void>;
  /** Marks everything in the fandom as read. */
  markAllRead(follow: { playerId: string; fandomId: string }): Promise<void>;
}

/** @param reads with what a player has opened, which is stored a moment later. @see docs/product/fan-fiction.md */
export function createFandomFollows(db: Db, clock: Clock, reads: Pick<ReadCounter, 'settle'>): FandomFollows {
  return {
    async ofPlayer(playerId) {
      await reads.settle(playerId);
      const rows = await followedFandomsQuery(db, playerId).execute();
      return rows.map((row) => ({ fandomId: row.fandom_id, hasNew: row.has_new }));
    },

    async of(playerId, fandomId) {
      await reads.settle(playerId);
      const row = await followedFandomsQuery(db, playerId).where('fandom_follow.fandom_id', '=', fandomId).executeTakeFirst();
      return { following: row !== undefined, hasNew: row?.has_new ?? false };
    },

    async set({ playerId, fandomId, following }) {
      if (!following) {
        await db.deleteFrom('fandom_follow').where('player_id', '=', playerId).where('fandom_id', '=', fandomId).execute();
        return;
      }
      const now = clock.now();
      await db
        .insertInto('fandom_follow')
        .values({ player_id: playerId, fandom_id: fandomId, followed_at: now, seen_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'fandom_id']).doNothing())
        .execute();
    },

    async markAllRead({ playerId, fandomId }) {
      await db
        .updateTable('fandom_follow')
        .set({ seen_at: clock.now() })
        .where('player_id', '=', playerId)
        .where('fandom_id', '=', fandomId)
        .execute();
    },
  };
}

/** The query of the followed fandoms; exported to check its query plan. */
function followedFandomsQuery(executor: Executor, playerId: string) {
  return executor
    .selectFrom('fandom_follow')
    .leftJoin('tag', 'tag.fandom_id', 'fandom_follow.fandom_id')
    .select('fandom_follow.fandom_id')
    .select(
      sql<boolean>`(exists (
        select 1 from story
        where story.status = 'published' and story.fandom_id = fandom_follow.fandom_id and ${isNewTo(playerId)})
      or exists (
        select 1 from story_listing as listed join story on story.id = listed.id
        where ${isCrossover('listed')} and listed.tags @> array[tag.id] and listed.updated_at > fandom_follow.seen_at and ${isNewTo(playerId)}))`.as(
        'has_new',
      ),
    )
    .where('fandom_follow.player_id', '=', playerId)
    .orderBy('fandom_follow.followed_at', 'desc')
    .orderBy('fandom_follow.fandom_id')
    .limit(MAX_FOLLOWED);
}

/** An SQL condition: whether the row's story has something new to the row's follower. */
export function isNewTo(playerId: string) {
  return sql<boolean>`(
    story.chapter_added_at > fandom_follow.seen_at
    and ${isListedFor(playerId)}
    and not ${isWrittenBy(playerId)}
    and not exists (
      select 1 from story_seen
      where story_seen.player_id = ${playerId} and story_seen.story_id = story.id and story_seen.seen_at >= story.chapter_added_at))`;
}
