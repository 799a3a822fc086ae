import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isHeldBack } from '../collections/held-works.server';
import { isUnderPenName } from '../policy';
import { namelessWeaverIds } from '../writers/weavers.server';

/**
 * The ids of those who write the story of a query's row together, its author among them, in the order in which they came; empty for a
 * story by one. `may` takes them as `coAuthorIds`.
 * @see docs/product/co-authors.md
 */
export function coAuthorIds(): RawBuilder<string[]> {
  return sql<string[]>`array(
    select co_author.player_id from co_author
    where co_author.story_id = story.id and co_author.joined_at is not null order by co_author.joined_at, co_author.player_id)`;
}

/**
 * The ids of those who write a story that does not name them: a collection holds their name back, it stands under a pen name, or they
 * wrote it in a room and wanted no name on it. What they do with it is done by its author, and nothing says who that is. Empty for all
 * other stories.
 * @see docs/decisions/0180-held-works.md
 * @see docs/decisions/0184-pen-names.md
 */
export function unnamedAuthorIds(): RawBuilder<string[]> {
  return sql<string[]>`case when exists (
    select from co_author as first where first.story_id = story.id and first.player_id = story.author_id) then '{}'
    else ${coAuthorIds()} || ${namelessWeaverIds()} end`;
}

/**
 * Whose doing others are told of, where somebody does something with a story of theirs: null where its row names nobody, or a collection
 * holds it back and may yet hide its name, the pen name under which it stands, or else themselves.
 */
export async function namedActor(executor: Executor, storyId: string, playerId: string): Promise<string | null> {
  const story = executor
    .selectFrom('story')
    .select(['author_id', coAuthorIds().as('co_author_ids'), isHeldBack().as('held_back')])
    .where('id', '=', storyId);
  const row = await story.executeTakeFirst();
  if (!row) return playerId;
  if (row.held_back) return null;
  const isNamed = row.author_id !== null && !isUnderPenName({ authorId: row.author_id, coAuthorIds: row.co_author_ids });
  return isNamed ? playerId : row.author_id;
}

/** The pen name of a person's under which the story of a query's row stands; null for any other, and for a visitor. */
export function penNameOf(playerId: string | undefined): RawBuilder<string | null> {
  return sql<string | null>`(select pen.name from player as pen where pen.id = story.author_id and pen.pen_of = ${playerId ?? null}::uuid)`;
}

/**
 * The id of the name under which a person writes the story of a query's row: of their pen name that it stands under, also while a
 * collection holds that name back, or their own.
 */
export function nameOn(playerId: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select pen.id from player as pen
    where pen.pen_of = ${playerId} and (pen.id = story.author_id or story.author_id is null and pen.id in (
      select held.player_id from shared_work as held where held.story_id = story.id and held.unnamed))), ${playerId}::uuid)`;
}

/** Whether a person writes the story of a query's row, alone or with co-authors. */
export function isAuthoredBy(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`(story.author_id = ${playerId} or exists (
    select from co_author
    where co_author.story_id = story.id and co_author.player_id = ${playerId} and co_author.joined_at is not null))`;
}

/** The ids of all stories that a person writes, alone or with co-authors; found by their indexes, for queries that begin with a person. */
export function worksOf(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select id from story where author_id = ${playerId}
    union select story_id from co_author where player_id = ${playerId} and joined_at is not null)`;
}

/**
 * The ids of the stories on which a name stands, an account's or a pen name's, alone or with co-authors: not those that the account signs
 * with another name, nor those whose name is held back.
 */
export function worksNaming(nameId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select id from story where author_id = ${nameId}
    union select joint.story_id from co_author as joint join story as named on named.id = joint.story_id
    where joint.player_id = ${nameId} and joint.joined_at is not null and named.author_id is not null
      and not exists (select from player as pen where pen.id = named.author_id and pen.pen_of = joint.player_id))`;
}

/** The ids of those who write a story now, alone or together; empty where its author has left. */
export async function authorsOf(executor: Executor, storyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from story where id = ${storyId} and author_id is not null
    union select player_id from co_author where story_id = ${storyId} and joined_at is not null`.execute(executor);
  return rows.map(({ id }) => id);
}
