import { sql } from 'kysely';
import { arenaLabel } from '~/site/arenas';
import type { FollowedDoings } from '~/site/unfinished';
import { isListedFor } from '../content-rating/listed-for.server';
import { storyAddress } from '../sharing/story-address';

/** The most stories that are listed. */
const TOLD = 3;

/** The newest stories of people whom a player follows; without their titles, which anybody can make say anything. */
export const followedStories: FollowedDoings = async ({ db }, { viewerId, people }, since) => {
  const rows = await db
    .selectFrom('story')
    .innerJoin('player', 'player.id', 'story.author_id')
    .select(['story.id', 'story.arena', 'player.name'])
    .where(
      'story.author_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('story.status', '=', sql.lit('published'))
    .where('story.published_at', '>=', since)
    .where(isListedFor(viewerId))
    .orderBy('story.published_at', 'desc')
    .limit(TOLD)
    .execute();
  return rows.map(({ id, arena, name }) => ({
    text: `${name} published a story in ${arenaLabel(arena)}`,
    to: storyAddress(arena, id),
  }));
};
