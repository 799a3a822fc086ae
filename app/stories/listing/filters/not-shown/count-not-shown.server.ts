import { type RawBuilder, sql } from 'kysely';
import { unseenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor, isUnhidden } from '../../../content-rating/listed-for.server';
import { isAsked, type ListedAsked } from '../../listed/is-listed.server';
import { MOST_NOT_SHOWN, type NotShown } from './not-shown';

/** Whether a person leaves stories out of lists that others find there: by people, by tags, or one by one. Known once for a whole query. */
export function leavesSomeOut(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(${unseenBy(viewerId)} <> '{}'
    or exists (select from hidden_tag where hidden_tag.player_id = ${viewerId})
    or exists (select from hidden_story where hidden_story.player_id = ${viewerId}))`;
}

/**
 * How many stories a list that has an owner leaves out for a person, 1,001 at most, and whether its author is the only reason.
 * Nothing is looked through for people who leave out nothing.
 * @see docs/product/blocking.md
 */
export async function countNotShown(
  executor: Executor,
  { viewerId, ...asked }: ListedAsked & { viewerId: string },
): Promise<Required<Omit<NotShown, 'areShown'>>> {
  const isForAuthor = asked.authorId ? sql`${isNamedOn(asked.authorId)} and ${isUnhidden(viewerId)}` : sql`false`;
  const { rows } = await sql<{ stories: number; areForAuthor: boolean }>`
    select count(*)::integer as stories, coalesce(bool_and(is_for_author), false) as "areForAuthor" from (
      select (${isForAuthor}) is true as is_for_author from story_listing as story
      where ${leavesSomeOut(viewerId)} and ${asked.authorId ? isOneBy(asked.authorId) : sql`true`}
        and ${isAsked({ ...asked, viewerId, isWhole: true })} and not ${isListedFor(viewerId)}
      limit ${sql.lit(MOST_NOT_SHOWN + 1)}) as left_out`.execute(executor);
  return rows[0] ?? { stories: 0, areForAuthor: false };
}

/** Whether a story names a person as its author, or as one of several. */
function isNamedOn(nameId: string): RawBuilder<boolean> {
  return sql<boolean>`(story.author_id = ${nameId} or story.author_id is not null and exists (
    select from co_author as joint
    where joint.story_id = story.id and joint.joined_at is not null and coalesce(joint.pen_id, joint.player_id) = ${nameId}))`;
}

/** Finds the stories of an author by their indexes: rows of lists have none. */
function isOneBy(authorId: string): RawBuilder<boolean> {
  return sql<boolean>`story.id = any(array(
    select own.id from story as own where own.author_id = ${authorId} and own.status = 'published'
    union all select story_id from story_writer where player_id = ${authorId}))`;
}
