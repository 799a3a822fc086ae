import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isHeldBack } from '../collections/held-works.server';
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

/** The name of a row of `co_author`: of a pen name, or of the account. */
export const nameInRow = sql<string>`coalesce(co_author.pen_id, co_author.player_id)`;

/** The ids of the names of those same people on the story, in the same order: of their pen names, or their own. `knownAs` takes them as `nameIds`. */
export function coAuthorNames(): RawBuilder<string[]> {
  return sql<string[]>`array(
    select ${nameInRow} from co_author
    where co_author.story_id = story.id and co_author.joined_at is not null order by co_author.joined_at, co_author.player_id)`;
}

/**
 * The ids of those who write a story, or are credited for it, under another name than their own: a collection holds it back, it is a pen
 * name's, or they wrote it in a room and wanted no name on it. What they do with it is done by one of its authors, and nothing says who that
 * is. Empty for all other stories.
 * @see docs/decisions/0180-held-works.md
 * @see docs/decisions/0184-pen-names.md
 */
export function unnamedAuthorIds(): RawBuilder<string[]> {
  return sql<string[]>`array(
    select co_author.player_id from co_author
    where co_author.story_id = story.id and co_author.joined_at is not null and (co_author.pen_id is not null or story.author_id is null)
    union select pen.pen_of from story_writer join player as pen on pen.id = story_writer.player_id
    where story_writer.story_id = story.id and pen.pen_of is not null) || ${namelessWeaverIds()}`;
}

/**
 * Whose doing others are told of, where a person does something with a story of theirs: null where its row names nobody, or a collection
 * holds it back and may yet hide its name, the pen name under which they write it, or else themselves.
 */
export async function namedActor(executor: Executor, storyId: string, playerId: string): Promise<string | null> {
  const story = executor
    .selectFrom('story')
    .select(['author_id', nameOn(playerId).as('name_id'), isHeldBack().as('held_back')])
    .where('id', '=', storyId);
  const row = await story.executeTakeFirst();
  if (!row) return playerId;
  return row.held_back || row.author_id === null ? null : row.name_id;
}

/** The id of a person's pen name under which they write the story of a query's row; null for any other, and while a collection holds names back. */
function penOn(playerId: string | undefined): RawBuilder<string | null> {
  return sql<string | null>`(
    select co_author.pen_id from co_author
    where co_author.story_id = story.id and co_author.player_id = ${playerId ?? null}::uuid and co_author.joined_at is not null
      and story.author_id is not null)`;
}

/** The name of that pen name. */
export function penNameOf(playerId: string | undefined): RawBuilder<string | null> {
  return sql<string | null>`(select pen.name from player as pen where pen.id = ${penOn(playerId)})`;
}

/**
 * The id of the name under which a person writes the story of a query's row: of their pen name, also while a collection holds that name
 * back, or their own.
 */
export function nameOn(playerId: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select co_author.pen_id from co_author
    where co_author.story_id = story.id and co_author.player_id = ${playerId} and co_author.joined_at is not null), ${playerId}::uuid)`;
}

/** Whether a person writes the story of a query's row, alone or with co-authors. */
export function isAuthoredBy(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`(story.author_id = ${playerId} or exists (
    select from co_author
    where co_author.story_id = story.id and co_author.player_id = ${playerId} and co_author.joined_at is not null))`;
}

/** Whether a name stands on the story of a query's row, an account's or a pen name's, alone or with co-authors. @param name its column, such as 'actor.id'. */
export function isNameOn(name: string): RawBuilder<boolean> {
  return sql<boolean>`(story.author_id = ${sql.ref(name)} or story.author_id is not null and exists (
    select from co_author
    where co_author.story_id = story.id and co_author.joined_at is not null and ${nameInRow} = ${sql.ref(name)})) is true`;
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
    where joint.joined_at is not null and named.author_id is not null
      and (joint.player_id = ${nameId} and joint.pen_id is null or joint.pen_id = ${nameId}))`;
}

/** The ids of those who write a story now, alone or together, and of the pen names under which they do; empty where its author has left. */
export async function authorsOf(executor: Executor, storyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from story where id = ${storyId} and author_id is not null
    union select unnest(array[player_id, pen_id]) from co_author where story_id = ${storyId} and joined_at is not null`.execute(executor);
  return rows.flatMap(({ id }) => id ?? []);
}

/** The ids of the names under which a story is written now: each author has one. Empty where its author has left. */
export async function authorNames(executor: Executor, storyId: string): Promise<string[]> {
  return idsOf(executor, namesNow(storyId));
}

/** The ids of the names for which a story counts: each of its authors' now, and of those who have left it and kept theirs on it. */
export async function countedNames(executor: Executor, storyId: string): Promise<string[]> {
  return idsOf(
    executor,
    sql`${namesNow(storyId)} union select player_id from story_writer where story_id = ${storyId} and player_id is not null`,
  );
}

function namesNow(storyId: string): RawBuilder<unknown> {
  return sql`
    select author_id as id from story where id = ${storyId} and author_id is not null
    union select ${nameInRow} from co_author where story_id = ${storyId} and joined_at is not null`;
}

async function idsOf(executor: Executor, names: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${names} order by id`.execute(executor);
  return rows.map(({ id }) => id);
}
