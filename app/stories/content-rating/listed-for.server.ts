import { type RawBuilder, sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';

/**
 * Whether a person is shown the story of a query's row as far as its rating goes: Mature ones only to adults who asked for them,
 * and to their writers.
 * @param viewerId undefined for a visitor.
 * @see docs/product/content-ratings.md
 */
export function isRatedFor(viewerId: string | undefined): RawBuilder<boolean> {
  // A literal, so that visitors' lists are planned once.
  if (viewerId === undefined) return sql<boolean>`story.content_rating <> 'mature'`;
  return sql<boolean>`(story.content_rating <> 'mature' or story.author_id = ${viewerId}
    or (select shows_mature from player where player.id = ${viewerId})
    or story.arena = 'story_weave' and exists (
      select from story_writer as woven where woven.story_id = story.id and woven.player_id = ${viewerId}))`;
}

/** Whether a list for a person has the story of a query's row, by its rating and its author. @see docs/product/blocking.md */
export function isListedFor(viewerId: string | undefined): RawBuilder<boolean> {
  return viewerId === undefined ? isRatedFor(viewerId) : sql<boolean>`${isRatedFor(viewerId)} and ${isSeenBy(viewerId, 'story.author_id')}`;
}
