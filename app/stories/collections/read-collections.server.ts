import { sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { CacheTag } from '~/platform/page-cache/tagged-cache';
import type { StoryArena } from '~/site/arenas';
import { nameOn } from '../co-authors/authors-of.server';
import { isListedFor, isRatedFor } from '../content-rating/listed-for.server';
import { idsOfFandom, isOfFandom } from '../listing/filters/of-fandom.server';
import { isAsked } from '../listing/listed/is-listed.server';
import type { AnyCollectionKind, CollectionKind, CollectionSaid } from './collection';
import { isMaintainedBy, isOwnedBy } from './maintained-by.server';
import { mayCollect } from './may-collect.server';

/** A collection as one person sees it. */
export interface ShownCollection<Kind extends AnyCollectionKind = CollectionKind> extends CollectionSaid {
  id: string;
  kind: Kind;
  owner: string;
  ownerId: string;
  own: boolean;
  /** Whether it is the list of its owner's bookmarks. */
  isBookmarks: boolean;
  /** Whether a moderator has hidden it; known to its owner alone. */
  hidden: boolean;
  followed: boolean;
  /** Of the stories that this person is shown. */
  works: number;
  words: number;
  changedAt: Date;
}

/** A collection among its owner's. */
export interface OwnCollectionEntry {
  id: string;
  title: string;
  /** How many stories it has, drafts among them. */
  works: number;
  /** Whether it has the story that is asked for. */
  hasStory: boolean;
  /** The pen name whose series it is; null for one's own name. */
  pen: string | null;
}

/** A story that stands in a collection or may be put into it. */
export interface NamedStory {
  id: string;
  arena: StoryArena;
  title: string;
}

/**
 * A collection as a viewer may see it: their own, and what is public and not hidden.
 * @param asked.viewerId undefined for a visitor.
 * @param asked.isWhole whether its works are counted with what lists leave out for them.
 * @returns undefined where there is none of that kind for them.
 */
export async function shownCollection<Kind extends AnyCollectionKind>(
  executor: Executor,
  { kind, id, viewerId, isWhole }: { kind: Kind; id: string; viewerId: string | undefined; isWhole?: boolean | undefined },
): Promise<ShownCollection<Kind> | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await executor
    .selectFrom('collection')
    .innerJoin('player as owner', 'owner.id', 'collection.owner_id')
    .select(['collection.id', 'collection.kind', 'collection.title', 'collection.summary', 'collection.notes', 'collection.complete'])
    .select(['collection.is_public', 'collection.fandom_id', 'collection.is_bookmarks'])
    .select([
      'collection.owner_id',
      'collection.hidden_at',
      'collection.changed_at',
      'owner.name as owner',
      followedBy(viewerId).as('followed'),
      isOwnedBy(viewerId).as('own'),
    ])
    .where('collection.id', '=', id)
    .where('collection.kind', '=', kind)
    .where(sql<boolean>`(${isMaintainedBy(viewerId)} or ${isShownToAll()})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<{ works: number; words: number }>`
    select count(*)::integer as works, coalesce(sum(words), 0)::integer as words from story_listing as story
    where ${isAsked({ viewerId, collection: { id }, isWhole })}`.execute(executor);
  const { title, summary, notes, complete, owner, own, followed, changed_at: changedAt, fandom_id: fandomId } = row;
  return {
    ...{ id, kind, title, summary, notes, complete, owner, ownerId: row.owner_id, own, followed, changedAt },
    ...{ isPublic: row.is_public, fandomId, isBookmarks: row.is_bookmarks, hidden: row.hidden_at !== null },
    works: rows[0]?.works ?? 0,
    words: rows[0]?.words ?? 0,
  };
}

/** Whether everybody may see the collection of a query's row. */
export function isShownToAll() {
  return sql<boolean>`exists (select from shown_collection where shown_collection.id = collection.id)`;
}

function followedBy(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from collection_follow as follow where follow.collection_id = collection.id and follow.player_id = ${viewerId})`;
}

/** The collections of a kind that a player has, those changed last first; of a story, those of the name under which it stands. */
export async function ownCollections(
  executor: Executor,
  { playerId, kind, storyId }: { playerId: string; kind: CollectionKind; storyId?: string | undefined },
): Promise<OwnCollectionEntry[]> {
  const holds = sql<boolean>`exists (
    select from collection_story as item where item.collection_id = collection.id and item.story_id = ${storyId ?? null}::uuid)`;
  const works = sql<number>`(select count(*)::integer from collection_story as item where item.collection_id = collection.id)`;
  const pen = sql<string | null>`(select pen.name from player as pen where pen.id = collection.owner_id and pen.pen_of = ${playerId})`;
  const ofStory = sql<boolean>`collection.owner_id = (select ${nameOn(playerId)} from story where story.id = ${storyId ?? null}::uuid)`;
  return executor
    .selectFrom('collection')
    .select(['id', 'title', works.as('works'), holds.as('hasStory'), pen.as('pen')])
    .where(isOwnedBy(playerId))
    .where('kind', '=', kind)
    .$if(kind === 'series' && storyId !== undefined, (query) => query.where(ofStory))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A story that a player may put into a collection, by its title; undefined for any other. */
export async function storyToCollect(
  executor: Executor,
  { playerId, storyId, kind }: { playerId: string; storyId: string; kind: CollectionKind },
): Promise<NamedStory | undefined> {
  if (!isUuid(storyId)) return undefined;
  const found = executor.selectFrom('story').select(['id', 'arena', 'title']).where('id', '=', storyId);
  return found.where(mayCollect(playerId, kind)).executeTakeFirst();
}

/** A list that a player recommends. */
export interface RecommendedList {
  id: string;
  title: string;
  owner: string;
  /** How many stories it has. */
  works: number;
}

/** The most lists that the page of a fandom names. */
const RECOMMENDED = 10;

/**
 * The lists that are recommended to readers of a fandom and show a person a story of it, those changed last first, without those of
 * people whom that person does not see.
 */
export async function recommendedLists(executor: Executor, fandomId: string, viewerId: string | undefined): Promise<RecommendedList[]> {
  const listed = sql`from collection_story as item join story_listing as story on story.id = item.story_id
    where item.collection_id = collection.id and ${isListedFor(viewerId)}`;
  const works = sql<number>`(select count(*)::integer ${listed})`;
  const ids = await idsOfFandom(executor, fandomId);
  return executor
    .selectFrom('shown_collection as collection')
    .innerJoin('player as owner', 'owner.id', 'collection.owner_id')
    .select(['collection.id', 'collection.title', 'owner.name as owner', works.as('works')])
    .where('collection.fandom_id', 'in', ids)
    .where('collection.kind', '=', 'list')
    .where(isSeenBy(viewerId, 'collection.owner_id'))
    .where(sql<boolean>`exists (select ${listed} and ${isOfFandom(fandomId, 'story')})`)
    .orderBy('collection.changed_at', 'desc')
    .orderBy('collection.id', 'desc')
    .limit(RECOMMENDED)
    .execute();
}

/** A series or a public list, as its owner's page names it. */
export interface PublicCollection {
  id: string;
  kind: CollectionKind;
  title: string;
  /** How many of its stories a person is shown. */
  works: number;
}

/** The most series and lists that a player's page names. */
const NAMED = 12;

/**
 * The series and public lists of a player that show a person a story, those changed last first.
 * @param asked.isWhole whether they show, and count, what lists leave out for that person.
 */
export async function collectionsBy(
  executor: Executor,
  { ownerId, viewerId, isWhole }: { ownerId: string; viewerId: string | undefined; isWhole: boolean },
): Promise<PublicCollection[]> {
  const listed = sql`from collection_story as item join story_listing as story on story.id = item.story_id
    where item.collection_id = collection.id and ${isWhole ? isRatedFor(viewerId) : isListedFor(viewerId)}`;
  return executor
    .selectFrom('shown_collection as collection')
    .select(['collection.id', 'collection.title', sql<CollectionKind>`collection.kind`.as('kind')])
    .select(sql<number>`(select count(*)::integer ${listed})`.as('works'))
    .where('collection.owner_id', '=', ownerId)
    .where('collection.kind', 'in', ['series', 'list'])
    .where(sql<boolean>`exists (select ${listed})`)
    .orderBy('collection.changed_at', 'desc')
    .orderBy('collection.id', 'desc')
    .limit(NAMED)
    .execute();
}

/**
 * What else a page for visitors that names a player's series and lists changes with: a public list has stories of others, also while
 * it shows none of them.
 */
export async function tagsOfCollectionsBy(executor: Executor, ownerId: string): Promise<CacheTag[]> {
  const lists = executor.selectFrom('shown_collection').select('id').where('owner_id', '=', ownerId).where('kind', '=', 'list');
  return (await lists.limit(1).executeTakeFirst()) ? ['stories'] : [];
}
