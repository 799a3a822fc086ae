import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import type { FollowedPerson } from '~/site/unfinished';

/** Of how many people a player is shown what they do: those followed last. */
const SHOWN = 200;

/** The people a player follows and may be told of: not hidden, not muted, and willing. @see docs/product/players.md */
export function followedPeople(executor: Executor, viewerId: string): Promise<FollowedPerson[]> {
  return executor
    .selectFrom('player_follow')
    .innerJoin('player', 'player.id', 'player_follow.followed_id')
    .where('follower_id', '=', viewerId)
    .where('player.shares_doings', '=', true)
    .where('player.hidden_at', 'is', null)
    .where(isSeenBy(viewerId, 'player.id'))
    .select(['player.id', 'player.name'])
    .orderBy('player_follow.created_at', 'desc')
    .limit(SHOWN)
    .execute();
}
