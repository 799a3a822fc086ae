import { type RawBuilder, sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import { collectedNotice, tagNotice } from './notice-kinds';

/**
 * What brought a story to the person whom a notice tells of it, as an SQL expression for a row of `notice`: the name that the tag, series,
 * list or collection has by now, as far as they are shown it. Null for other notices.
 */
export function followedName(playerId: string): RawBuilder<string | null> {
  return sql<string | null>`case notice.kind
    when ${tagNotice.id} then (select tag.name from tag where tag.id = (notice.params ->> 'tag')::integer)
    when ${collectedNotice.id} then (
      select followed.title from shown_collection as followed
      where followed.id = (notice.params ->> 'collection')::uuid and ${isSeenBy(playerId, 'followed.owner_id')})
  end`;
}
