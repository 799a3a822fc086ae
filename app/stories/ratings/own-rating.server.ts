import { sql } from 'kysely';

/** A person's rating of the story of a query's row, as an SQL expression; null without a person or a rating. */
export function ownRating(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<number | null>`null::integer`;
  return sql<number | null>`(
    select story_rating.value from story_rating where story_rating.story_id = story.id and story_rating.player_id = ${viewerId})`;
}
