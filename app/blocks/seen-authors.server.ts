import { type RawBuilder, sql } from 'kysely';
import { isSeenBy, unseenBy } from './unseen.server';

/**
 * Whether a person sees all who write the story of a query's row, the first of them or a later one. One that they write themselves counts
 * as seen with all its authors; one whose authors are not named does too, as missing would name them.
 * @param row what the query calls the story.
 * @see docs/product/blocking.md
 */
export function seesAuthors(viewerId: string | undefined, row: 'story' | 'listed' = 'story'): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`true`;
  const id = sql.ref(`${row}.id`);
  return sql<boolean>`((${isSeenBy(viewerId, `${row}.author_id`)} and ${id} <> all(${unseenJointWorks(viewerId)}))
    or ${id} = any(${ownJointWorks(viewerId)}))`;
}

/** The ids of the stories that people whom a person does not see write with others. An array, which the database makes once for each statement. */
function unseenJointWorks(viewerId: string): RawBuilder<string[]> {
  const unseen = unseenBy(viewerId);
  return sql<string[]>`array(
    select joint.story_id from co_author as joint join story as named on named.id = joint.story_id and named.author_id is not null
    where joint.joined_at is not null
      and (joint.pen_id = any(${unseen}) or joint.pen_id is null and joint.player_id = any(${unseen})))`;
}

/** The ids of the stories that a person writes with others, likewise. */
function ownJointWorks(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select own.story_id from co_author as own where own.player_id = ${playerId} and own.joined_at is not null)`;
}
