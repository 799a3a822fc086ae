import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { seesAuthors } from '~/blocks/seen-authors.server';

/** Whether a person is shown Mature stories of others. */
export function showsMature(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select shows_mature from player where player.id = ${playerId}), false)`;
}

/**
 * How many stories a person finds by the tag of a query's row: with an account also those for members only, and Mature ones where they
 * are shown these, or wrote them.
 * @param viewerId undefined for a visitor. @param row what the query calls the tag.
 * @see docs/product/tags.md
 */
export function shownUses(viewerId: string | undefined, row: 'tag' | 'counted' = 'tag'): RawBuilder<number> {
  const column = (name: string) => sql.ref<number>(`${row}.${name}`);
  if (viewerId === undefined) return column('story_count');
  const [kept, forMembers] = [column('mature_count'), column('members_count')];
  const ownMature = sql`(
    select count(*)::integer from story_listing as own where own.id = any(${matureWorksOf(viewerId)}) and own.tags @> array[${column('id')}])`;
  return sql<number>`(${column('story_count')} + case when ${showsMature(viewerId)} then ${kept}
    when ${kept} > ${forMembers} then ${forMembers} + ${ownMature} else ${forMembers} end)`;
}

/**
 * Whether a person finds a story by the tag of a query's row: one that visitors are shown, too, or one that they are shown by an author
 * between whom and them there is no block. Otherwise a tag that only members read would reach those whom a block keeps from its stories.
 * @param row what the query calls the tag.
 */
export function isFoundBy(viewerId: string | undefined, row: 'tag' | 'counted' = 'tag'): RawBuilder<boolean> {
  const isCounted = sql<boolean>`${shownUses(viewerId, row)} > 0`;
  if (viewerId === undefined) return isCounted;
  return sql<boolean>`(${sql.ref(`${row}.story_count`)} > 0 or ${isCounted} and exists (
    select from story_listing as listed where listed.tags @> array[${sql.ref(`${row}.id`)}] and ${isShownTo(viewerId)}))`;
}

/** Whether a person is shown a story that is written with the name of the query's row named `tag`, which counts as another tag. */
export function isWrittenFor(viewerId: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from story_tag as written join story_listing as listed on listed.id = written.story_id
    where written.tag_id = ${sql.ref('tag.id')} and ${isShownTo(viewerId)})`;
}

/** Whether a person is shown the story of the row named `listed`. */
function isShownTo(viewerId: string | undefined): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`(listed.content_rating <> 'mature' and not listed.members_only)`;
  return sql<boolean>`(${seesAuthors(viewerId, 'listed')}
    and (listed.content_rating <> 'mature' or ${showsMature(viewerId)} or listed.id = any(${matureWorksOf(viewerId)})))`;
}

/** The ids of the Mature stories that a person wrote under any of their names, alone or with others; an array that a query makes once. */
function matureWorksOf(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select story.id from story_listing as story where story.content_rating = 'mature' and story.id = any(array(
      select written.id from story as written where written.author_id = any(${namesOf(playerId)})
      union all select joint.story_id from co_author as joint where joint.player_id = ${playerId} and joint.joined_at is not null
      union all select woven.story_id from story_writer as woven where woven.player_id = ${playerId}
      union all select held.story_id from shared_work as held where held.player_id = any(${namesOf(playerId)}) and held.unnamed)))`;
}
