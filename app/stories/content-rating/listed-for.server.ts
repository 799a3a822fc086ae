import { type RawBuilder, sql } from 'kysely';
import { seesAuthors } from '~/blocks/seen-authors.server';
import { isAuthoredBy } from '../co-authors/authors-of.server';
import { unnamedWorksOf } from '../collections/held-works.server';
import { mayHaveCoWriters } from '../writers/story-writers.server';

/**
 * Whether a person is shown the story of a query's row as far as its rating and its members go: Mature ones only to adults who
 * asked for them, and to their writers; those for members only to nobody who is signed out.
 * @param viewerId undefined for a visitor.
 * @see docs/product/content-ratings.md, docs/product/reach.md
 */
export function isRatedFor(viewerId: string | undefined): RawBuilder<boolean> {
  // A literal, so that visitors' lists are planned once.
  if (viewerId === undefined) return sql<boolean>`story.content_rating <> 'mature' and not story.members_only`;
  return sql<boolean>`(story.content_rating <> 'mature' or (select shows_mature from player where player.id = ${viewerId})
    or ${isWrittenBy(viewerId)})`;
}

/** Whether a person wrote the story of a query's row, alone or with others, under any of their names, or while a collection holds that back. */
export function isWrittenBy(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`(${isAuthoredBy(playerId)}
    or ${mayHaveCoWriters} and exists (
      select from story_writer as woven where woven.story_id = story.id and woven.player_id = ${playerId})
    or story.author_id is null and story.id = any(${unnamedWorksOf(playerId)})
    or exists (select from player as pen where pen.id = story.author_id and pen.pen_of = ${playerId})) is true`;
}

/** Whether the story of a query's row is without the tags that a person hides, or their own. @see docs/product/tags.md */
function isNotHiddenFrom(viewerId: string): RawBuilder<boolean> {
  // A hidden tag that was merged hides the other one; while its stories are moved, both.
  const hidden = sql`array(
    select unnest(array[tag.id, tag.canonical_id]) from hidden_tag join tag on tag.id = hidden_tag.tag_id
    where hidden_tag.player_id = ${viewerId})`;
  // Most people hide none, which is known once for the whole list.
  return sql<boolean>`(${hidden} = '{}' or not exists (
    select from story_listing as tagged where tagged.id = story.id and tagged.tags && ${hidden}) or ${isWrittenBy(viewerId)})`;
}

/** Whether the story of a query's row is none of those that a person hides. */
function isNotHiddenBy(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`story.id <> all(array(select story_id from hidden_story where hidden_story.player_id = ${viewerId}))`;
}

/** Whether a person hides the story of a query's row neither itself nor by a tag. @param viewerId undefined for a visitor, who hides nothing. */
export function isUnhidden(viewerId: string | undefined): RawBuilder<boolean> {
  return viewerId === undefined ? sql<boolean>`true` : sql<boolean>`(${isNotHiddenFrom(viewerId)} and ${isNotHiddenBy(viewerId)})`;
}

/** Whether a list for a person has the story of a query's row, by its rating, its authors and its tags, and unless they hide it. @see docs/product/blocking.md */
export function isListedFor(viewerId: string | undefined): RawBuilder<boolean> {
  return viewerId === undefined
    ? isRatedFor(viewerId)
    : sql<boolean>`(${isRatedFor(viewerId)} and ${seesAuthors(viewerId)} and ${isUnhidden(viewerId)})`;
}
