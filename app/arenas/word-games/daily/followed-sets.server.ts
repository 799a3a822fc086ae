import { href } from 'react-router';
import { datesOnEarth } from '~/platform/clock/local-days';
import type { FollowedDoings } from '~/site/unfinished';
import { GAME_IDS } from '../games/games';

/** The most people that are listed. */
const TOLD = 3;

/** Who of the people whom a player follows has finished the set of a date that goes on somewhere. */
export const followedSets: FollowedDoings = async ({ db, clock }, { people }) => {
  const rows = await db
    .selectFrom('daily_score')
    .innerJoin('player', 'player.id', 'daily_score.player_id')
    .select(({ fn }) => ['player.name', fn.max('reached_at').as('reached_at')])
    .groupBy('player.id')
    .where('daily_on', 'in', datesOnEarth(clock.now()))
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
