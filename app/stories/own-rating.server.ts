import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../platform/database/database.server';

/** What a person gave the story of a query's row, as a part of that query; null without a person or a rating. */
export function ownRating(story: ExpressionBuilder<Tables, 'story'>, viewerId: string | undefined) {
  if (viewerId === undefined) return sql<number | null>`null`;
  return story
    .selectFrom('story_rating')
    .select('story_rating.value')
    .whereRef('story_rating.story_id', '=', 'story.id')
    .where('story_rating.player_id', '=', viewerId);
}
