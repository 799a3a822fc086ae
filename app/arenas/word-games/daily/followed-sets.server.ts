import { href } from 'react-router';
import type { FollowedDoings } from '~/site/unfinished';
import { gamesOfDay } from '../games/games';

/** The most people that are listed. */
const TOLD = 3;

/** Who of the people whom a player follows has finished the set of the player's own date. */
export const followedSets: FollowedDoings = async ({ db }, { people, today }) => {
  const rows = await db
    .selectFrom('daily_score')
    .innerJoin('player', 'player.id', 'daily_score.player_id')
    .select(['player.name', 'reached_at'])
    .where('daily_on', '=', today)
    .where(
      'daily_score.player_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('games', '>=', gamesOfDay(today).length)
    .orderBy('reached_at', 'desc')
    .limit(TOLD)
    .execute();
  return rows.map(({ name }) => ({ text: `${name} finished today’s set`, to: href('/word-games/daily') }));
};
