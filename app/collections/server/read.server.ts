import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { nameOn, penNameOf, worksOf } from '~/stories/co-authors/authors-of.server';
import type { WorkState } from '~/stories/collections/collection';
import { isHeldBack } from '~/stories/collections/held-works.server';
import { isMaintainedBy } from '~/stories/collections/maintained-by.server';
import { isShownToAll, type ShownCollection, shownCollection } from '~/stories/collections/read-collections.server';
import { isListedFor } from '~/stories/content-rating/listed-for.server';
import { isUnpublishedImport } from '~/stories/of-arena.server';
import { beingWritten } from '~/stories/reading/read-story.server';
import type { StoryStatus } from '~/stories/story';
import type { Maintainer } from '../maintainers/maintainers';
import { hasDueWork } from '../reveal/reveal.server';
import { MOST_WORKS, type Settled, slugOf } from '../rules/shared-collection';
import { timesOf } from './locked.server';

/** A collection as one person sees it. */
export interface ShownShared extends ShownCollection<'shared'>, Settled {
  /** How many stories wait for their time. */
  waiting: number;
  /** Those who maintain it, who started it first. */
  maintainers: Maintainer[];
  /** Whether this person does, and whether they are invited to. */
  maintains: boolean;
  invited: boolean;
}

/** A collection, and whether a story of it, or a name, is due to come out: then it has changed once that is done. */
interface FoundShared {
  collection: ShownShared;
  hasDue: boolean;
}

/** A collection among others. */
export interface ListedShared {
  id: string;
  title: string;
  slug: string;
  maintainer: string;
  summary: string;
  moderated: boolean;
  closesAt: Date | null;
  /** The stories that this person is shown. */
  works: number;
}

/** A story of a collection, for its author or its maintainers. */
export interface SharedWork {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  state: WorkState;
  /** Whether it waits for its time, or stands without its author's name. */
  waits: boolean;
  unnamed: boolean;
}

/** The most of one's own collections that are listed. */
const MOST_SHOWN = 100;
/** Collections to a page of the list. */
const PAGE_SIZE = 24;

/**
 * A collection as a viewer may see it: their own, and what is not hidden.
 * @param asked.address its address, or its id.
 * @param asked.isWhole whether its works are counted with what lists leave out for them.
 * @param asked.now by which something of it is due.
 * @returns undefined where there is none for them.
 */
export async function findShared(
  executor: Executor,
  { address, viewerId, isWhole, now }: { address: string; viewerId: string | undefined; isWhole?: boolean | undefined; now: Date },
): Promise<FoundShared | undefined> {
  const row = await executor
    .selectFrom('shared_collection')
    .select(['collection_id', 'slug', 'moderated', 'proposals', 'closes_at', 'works_at', 'authors_at', waiting.as('waiting')])
    // By the same statement, so that what another process brings out later cannot be taken for what was never due.
    .select(hasDueWork(now).as('has_due'))
    .where(isUuid(address) ? 'collection_id' : 'slug', '=', isUuid(address) ? address : slugOf(address))
    .executeTakeFirst();
  const found = row && (await shownCollection(executor, { kind: 'shared', id: row.collection_id, viewerId, isWhole }));
  if (!found) return undefined;
  const people = await peopleOf(executor, found);
  const { slug, moderated, proposals } = row;
  const collection = {
    ...{ ...found, slug, moderated, proposals, ...timesOf(row), waiting: row.waiting },
    maintainers: people.filter(({ joined, hidden }) => joined && !hidden).map(({ id, name }) => ({ id, name })),
    maintains: people.some(({ id, joined }) => joined && id === viewerId),
    invited: people.some(({ id, joined }) => !joined && id === viewerId),
  };
  return { collection, hasDue: row.has_due };
}

/** Those who maintain a collection, who started it first, and then those who are invited to. */
export async function peopleOf(executor: Executor, { id, ownerId, owner }: { id: string; ownerId: string; owner: string }) {
  const others = await executor
    .selectFrom('collection_maintainer as maintainer')
    .innerJoin('player', 'player.id', 'maintainer.player_id')
    .select(['player.id', 'player.name', sql<boolean>`maintainer.joined_at is not null`.as('joined')])
    .select(sql<boolean>`player.hidden_at is not null`.as('hidden'))
    .where('maintainer.collection_id', '=', id)
    .orderBy('maintainer.joined_at', (order) => order.asc().nullsLast())
    .orderBy('player.id')
    .execute();
  return [{ id: ownerId, name: owner, joined: true, hidden: false }, ...others];
}

const waiting = sql<number>`(
  select count(*)::integer from shared_work as work
  where work.collection_id = shared_collection.collection_id and work.waits and work.state = 'in')`;

/** Where a page of the list ended: its last collection. */
function positionIn(cursor: string | null | undefined): { changedAt: Date; id: string } | undefined {
  const [ms = '', id = ''] = cursor?.split('_') ?? [];
  return /^\d{1,15}$/.test(ms) && isUuid(id) ? { changedAt: new Date(Number(ms)), id } : undefined;
}

/** A page of all collections, those changed last first, without those of people whom a person does not see. */
export async function listShared(
  executor: Executor,
  { viewerId, cursor }: { viewerId: string | undefined; cursor?: string | null | undefined },
): Promise<{ collections: ListedShared[]; next: string | undefined }> {
  const after = positionIn(cursor);
  const rows = await listQuery(executor, viewerId)
    .where(isShownToAll())
    .where(isSeenBy(viewerId, 'collection.owner_id'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(collection.changed_at, collection.id) < (${after?.changedAt}, ${after?.id})`),
    )
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    collections: shown.map(listedOf),
    next: last && rows.length > PAGE_SIZE ? `${last.changed_at.getTime()}_${last.id}` : undefined,
  };
}

/** The collections that a player maintains, hidden ones among them. */
export async function maintainedBy(executor: Executor, playerId: string): Promise<ListedShared[]> {
  const rows = await listQuery(executor, playerId).where(isMaintainedBy(playerId)).limit(MOST_SHOWN).execute();
  return rows.map(listedOf);
}

function listQuery(executor: Executor, viewerId: string | undefined) {
  const works = sql<number>`(
    select count(*)::integer from collection_story as item join story_listing as story on story.id = item.story_id
    where item.collection_id = collection.id and ${isListedFor(viewerId)})`;
  return executor
    .selectFrom('collection')
    .innerJoin('shared_collection as shared', 'shared.collection_id', 'collection.id')
    .innerJoin('player as maintainer', 'maintainer.id', 'collection.owner_id')
    .select(['collection.id', 'collection.title', 'collection.summary', 'collection.changed_at', 'maintainer.name as maintainer'])
    .select(['shared.slug', 'shared.moderated', 'shared.closes_at', works.as('works')])
    .where('collection.kind', '=', sql.lit('shared'))
    .orderBy('collection.changed_at', 'desc')
    .orderBy('collection.id', 'desc');
}

function listedOf(row: Awaited<ReturnType<ReturnType<typeof listQuery>['executeTakeFirstOrThrow']>>): ListedShared {
  const { id, title, slug, maintainer, summary, moderated, closes_at: closesAt, works } = row;
  return { id, title, slug, maintainer, summary, moderated, closesAt, works };
}

/** A story of an author's in a collection. */
export interface OwnWork extends SharedWork {
  /** Whether they added it themselves, and none of their co-authors. */
  isAdded: boolean;
}

/** The stories in a collection that an author writes. */
export async function ownWorks(executor: Executor, collectionId: string, playerId: string): Promise<OwnWork[]> {
  return worksQuery(executor, collectionId)
    .select(isAddedBy(playerId).as('isAdded'))
    .where(sql<boolean>`story.id = any(${worksOf(playerId)})`)
    .execute();
}

/** All stories of a collection, for its maintainers: those that wait first. Declined ones are gone for them. */
export async function maintainedWorks(executor: Executor, collectionId: string): Promise<SharedWork[]> {
  return worksQuery(executor, collectionId)
    .where('work.state', '<>', 'declined')
    .where((is) => is.or([is('story.status', '=', 'published'), is('work.waits', '=', true)]))
    .execute();
}

/** Whether an author added the story of a row of `shared_work`, under whatever name. */
export function isAddedBy(playerId: string) {
  return sql<boolean>`coalesce(player_id = any(${namesOf(playerId)}), false)`;
}

function worksQuery(executor: Executor, collectionId: string) {
  return executor
    .selectFrom('shared_work as work')
    .innerJoin('story', 'story.id', 'work.story_id')
    .leftJoin('player as author', 'author.id', 'work.player_id')
    .select(['story.id', 'story.arena', 'story.title', 'work.state', 'work.waits', 'work.unnamed'])
    .select(sql<string>`coalesce(author.name, ${ANONYMOUS})`.as('author'))
    .where('work.collection_id', '=', collectionId)
    .orderBy('work.state')
    .orderBy('work.added_at')
    .orderBy('story.id')
    .limit(MOST_WORKS);
}

/** The most stories that an author is offered to add. */
const OFFERED = 100;

/** A story that an author can add to a collection. */
export interface OfferedWork extends Pick<SharedWork, 'id' | 'arena' | 'title'> {
  /** Whether others read it now. */
  isPublic: boolean;
  /** The pen name under which it stands; null for one's own name. */
  pen: string | null;
}

interface OfferAsked {
  collectionId: string;
  playerId: string;
  statuses: readonly StoryStatus[];
  nameId?: string | undefined;
}

/**
 * An author's stories that are not in a collection yet, the newest first.
 * @param asked.statuses of which it takes any.
 * @param asked.nameId the name under which they stand; undefined for any.
 */
export async function worksToAdd(executor: Executor, { collectionId, playerId, statuses, nameId }: OfferAsked): Promise<OfferedWork[]> {
  return (
    executor
      .selectFrom('story')
      .select(['story.id', 'story.arena', 'story.title', sql<boolean>`story.status = 'published'`.as('isPublic')])
      .select(penNameOf(playerId).as('pen'))
      .where(sql<boolean>`story.id = any(${worksOf(playerId)})`)
      .$if(nameId !== undefined, (query) => query.where(sql<boolean>`${nameOn(playerId)} = ${nameId}`))
      .where('story.status', 'in', [...statuses])
      // What a session is writing, what was imported and not published, and what has no words.
      .where(sql<boolean>`not (${beingWritten()} or ${isUnpublishedImport()}) and story.word_count > 0`)
      .where(sql<boolean>`not ${isHeldBack()}`)
      .where(sql<boolean>`not exists (
      select from shared_work as work where work.collection_id = ${collectionId} and work.story_id = story.id)`)
      .orderBy('story.created_at', 'desc')
      .orderBy('story.id', 'desc')
      .limit(OFFERED)
      .execute()
  );
}
