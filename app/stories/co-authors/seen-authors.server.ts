import { type RawBuilder, sql } from 'kysely';
import { isSeenBy, unseenBy } from '~/blocks/unseen.server';

/**
 * Whether a person sees all who write the story of a query's row named `story`, whoever of them came first. One that they write
 * themselves counts as seen with all its authors.
 * @see docs/product/blocking.md
 */
export function seesAuthors(viewerId: string | undefined): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`true`;
  return sql<boolean>`(${isSeenBy(viewerId, 'story.author_id')} and story.id <> all(${unseenJointWorks(viewerId)}))`;
}

/**
 * The ids of the stories that somebody whom a person does not see writes with others; none whose authors are not named, as missing
 * would name them. An array, which the database makes once for each statement.
 */
export function unseenJointWorks(viewerId: string): RawBuilder<string[]> {
  const unseen = unseenBy(viewerId);
  return sql<string[]>`array(
    select joint.story_id from co_author as joint join story as named on named.id = joint.story_id and named.author_id is not null
    where joint.joined_at is not null
      and (joint.pen_id = any(${unseen}) or joint.pen_id is null and joint.player_id = any(${unseen}))
      and not exists (
        select from co_author as own
        where own.story_id = joint.story_id and own.player_id = ${viewerId} and own.joined_at is not null))`;
}
