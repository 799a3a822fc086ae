import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { MAX_FOLLOWED, playerTexts } from '../texts';
import { followerNotice } from './notice-kinds';
import { mayFollow } from './policy';

/** How often one person may follow or unfollow. */
const FOLLOWING = { max: 60, windowSeconds: 60 };
/** Followers are counted up to this number. */
export const MAX_COUNTED = 10_000;

export interface FollowCounts {
  /** At most one more than the limit of counting. */
  followers: number;
  following: number;
  /** Whether the viewer follows this player. */
  followed: boolean;
}

export interface Follows {
  /**
   * Follows a player; repeating it changes nothing.
   * @throws {Refusal} the same player, an unknown player, too many follows. {RateLimited}
   */
  follow(person: { id: string }, playerId: string): Promise<void>;
  /** Unfollows a player; a player who is not followed is not an error. @throws {RateLimited} */
  unfollow(person: { id: string }, playerId: string): Promise<void>;
  /** Counts a player's follows, and whether the viewer follows them. */
  countsOf(playerId: string, viewerId: string | undefined): Promise<FollowCounts>;
}

/** Creates the service for follows. @see docs/product/players.md */
export function createFollows({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }): Follows {
  return {
    async follow(person, playerId) {
      if (!isUuid(playerId)) throw new Refusal(playerTexts.gone, { status: 404 });
      if (!mayFollow(person, playerId)) throw new Refusal(playerTexts.notSelf, { status: 403 });
      await limiter.use(`follow:${person.id}`, FOLLOWING);
      await db.transaction().execute(async (trx) => {
        // Locks the follower's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', person.id).forNoKeyUpdate().execute();
        const player = await trx
          .selectFrom('player')
          .select(['id', 'name', 'pen_of'])
          .where('id', '=', playerId)
          .where('email_verified', '=', true)
          .where('hidden_at', 'is', null)
          .forKeyShare()
          .executeTakeFirst();
        if (!player) throw new Refusal(playerTexts.gone, { status: 404 });
        if (player.pen_of === person.id) throw new Refusal(playerTexts.notSelf, { status: 403 });
        await requireUnblocked(trx, person.id, [playerId]);
        const { count } = await trx
          .selectFrom('player_follow')
          .select((follow) => follow.fn.countAll<number>().as('count'))
          .where('follower_id', '=', person.id)
          .executeTakeFirstOrThrow();
        if (count >= MAX_FOLLOWED) throw new Refusal(playerTexts.tooMany, { status: 409 });
        const now = clock.now();
        const added = await trx
          .insertInto('player_follow')
          .values({ follower_id: person.id, followed_id: playerId, created_at: now })
          .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
          .returning('follower_id')
          .executeTakeFirst();
        // The same key whenever they follow: following again is not news.
        // Of each pen name its owner is told apart.
        const [followed, group] = player.pen_of === null ? [person.id, 'all'] : [`${person.id}:${playerId}`, playerId];
        const keys = { dedupeKey: `follower:${followed}`, groupKey: dailyGroup(followerNotice, group, now) };
        const params = player.pen_of === null ? undefined : { pen: { id: playerId, name: player.name } };
        const toldOf = { kind: followerNotice, params, ...keys };
        await noteReaching(trx, person.id, [playerId], now);
        if (added) await notify(trx, [{ ...toldOf, playerId, actorId: person.id }], now);
      });
    },

    async unfollow(person, playerId) {
      if (!isUuid(playerId)) return;
      await limiter.use(`follow:${person.id}`, FOLLOWING);
      await db.deleteFrom('player_follow').where('follower_id', '=', person.id).where('followed_id', '=', playerId).execute();
    },

    async countsOf(playerId, viewerId) {
      const { rows } = await sql<FollowCounts>`
        select
          (select count(*) from (
            select from player_follow where followed_id = ${playerId} limit ${sql.lit(MAX_COUNTED + 1)}) as counted) as followers,
          (select count(*) from player_follow where follower_id = ${playerId}) as following,
          exists (
            select from player_follow where follower_id = ${viewerId ?? null}::uuid and followed_id = ${playerId}) as followed`.execute(db);
      return rows[0] ?? { followers: 0, following: 0, followed: false };
    },
  };
}

/** Ends the follows between two people. */
export async function endFollowsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await trx.deleteFrom('player_follow').where('follower_id', 'in', both).where('followed_id', 'in', both).execute();
}
