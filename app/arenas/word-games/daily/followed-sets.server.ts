import { href } from 'react-router';
import type { FollowedDoings } from '~/site/unfinished';
import { GAME_IDS } from '../games/games';
import { dayOf } from './daily-set.server';

/** The most people that are listed. */
const TOLD = 3;

/** Who of the people whom a player follows has finished today's set. */
export const followedSets: FollowedDoings = async ({ db, clock }, { people }) => {
  const rows = await db
    .selectFrom('daily_score')
    .innerJoin('player', 'player.id', 'daily_score.player_id')
    .select('player.name')
    .where('daily_on', '=', dayOf(clock.now().getTime()))
    .where(
      'daily_score.player_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('games', '>=', GAME_IDS.length)
    .orderBy('reached_at', 'desc')
    .limit(TOLD)
    .execute();
  return rows.map(({ name }) => ({ text: `${name} finished today’s set`, to: href('/word-games/daily') }));
};
