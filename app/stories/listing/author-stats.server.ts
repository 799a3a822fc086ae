import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { averageOf } from '../story';
import { isWovenBy } from '../writers/story-writers.server';

/** From this average on, a story counts as liked. */
const LIKED_AVERAGE = 4;

export interface AuthorStats {
  /** Published stories, including collaborative ones. */
  stories: number;
  /** Their ratings in total. */
  ratings: number;
  /** The average of these ratings; undefined while there are none. */
  average: number | undefined;
  /** The most ratings of a story that its readers give 4 stars or more on average; 0 for none. */
  mostRatings: number;
}

/** How a player's published stories, written alone or with others, are rated in total. @see docs/product/players.md */
export async function authorStats(executor: Executor, playerId: string): Promise<AuthorStats> {
  const row = await executor
    .selectFrom('story')
    .select((story) => [
      story.fn.countAll<number>().as('stories'),
      sql<number>`coalesce(sum(rating_count), 0)`.as('ratings'),
      sql<number>`coalesce(sum(rating_sum), 0)`.as('stars'),
      sql<number>`coalesce(max(rating_count) filter (where average_rating >= ${LIKED_AVERAGE}), 0)`.as('liked_by'),
    ])
    .where((story) => story.or([story('author_id', '=', playerId), isWovenBy(playerId)]))
    .where('status', '=', sql.lit('published'))
    .executeTakeFirstOrThrow();
  return { stories: row.stories, ratings: row.ratings, average: averageOf(row.stars, row.ratings), mostRatings: row.liked_by };
}
