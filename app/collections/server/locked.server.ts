import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { maintainerIds } from '~/stories/collections/maintained-by.server';
import type { Settled } from '../rules/shared-collection';
import { texts } from '../texts';

/** What decides about a collection. */
export interface SharedFacts extends Settled {
  id: string;
  title: string;
  /** Who started it. */
  ownerId: string;
  /** Those who maintain it, who started it first. */
  maintainerIds: string[];
  hidden: boolean;
}

/** The query of collections with what decides about them. */
function sharedQuery(executor: Executor) {
  return executor
    .selectFrom('collection')
    .innerJoin('shared_collection as shared', 'shared.collection_id', 'collection.id')
    .select(['collection.id', 'collection.title', 'collection.owner_id', 'collection.hidden_at', maintainerIds().as('maintainer_ids')])
    .select(['shared.slug', 'shared.moderated', 'shared.proposals', 'shared.closes_at', 'shared.works_at', 'shared.authors_at']);
}

type SharedRow = Awaited<ReturnType<ReturnType<typeof sharedQuery>['executeTakeFirstOrThrow']>>;

/** What decides about the collection of a row. */
function factsOf(row: SharedRow): SharedFacts {
  const { id, title, slug, moderated, proposals, owner_id: ownerId, maintainer_ids, hidden_at: hiddenAt } = row;
  return { id, title, slug, moderated, proposals, ownerId, maintainerIds: maintainer_ids, ...timesOf(row), hidden: hiddenAt !== null };
}

type Times = { closes_at: Date | null; works_at: Date | null; authors_at: Date | null };

/** The times of a row. */
export function timesOf({ closes_at: closesAt, works_at: worksAt, authors_at: authorsAt }: Times) {
  return { closesAt, worksAt, authorsAt };
}

/** A collection whose row is locked, so that what several people do to it follows each other. @returns undefined where there is none. */
export async function lockSharedIfThere(trx: Transaction<Tables>, collectionId: string): Promise<SharedFacts | undefined> {
  if (!isUuid(collectionId)) return undefined;
  const row = await sharedQuery(trx).where('collection.id', '=', collectionId).forUpdate('collection').executeTakeFirst();
  return row && factsOf(row);
}

/** The same for those who have it before them. @throws {Refusal} where there is none. */
export async function lockShared(trx: Transaction<Tables>, collectionId: string): Promise<SharedFacts> {
  const shared = await lockSharedIfThere(trx, collectionId);
  if (!shared) throw new Refusal(texts.gone, { status: 404 });
  return shared;
}

/** The same for those who maintain it. @throws {Refusal} for anybody else. */
export async function lockMaintained(trx: Transaction<Tables>, collectionId: string, playerId: string): Promise<SharedFacts> {
  const shared = await lockShared(trx, collectionId);
  if (!shared.maintainerIds.includes(playerId)) throw new Refusal(texts.notMaintainer, { status: 403 });
  return shared;
}

/** The same for the one who started it. @throws {Refusal} for anybody else. */
export async function lockOwned(trx: Transaction<Tables>, collectionId: string, playerId: string): Promise<SharedFacts> {
  const shared = await lockMaintained(trx, collectionId, playerId);
  if (shared.ownerId !== playerId) throw new Refusal(texts.notOwner, { status: 403 });
  return shared;
}

/** Locks all that a player started, in one order. @returns their ids. */
export async function lockOwnedBy(trx: Transaction<Tables>, playerId: string): Promise<string[]> {
  const owned = trx.selectFrom('collection').select('id').where('owner_id', '=', playerId).where('kind', '=', 'shared');
  return (await owned.orderBy('id').forUpdate().execute()).map(({ id }) => id);
}

/** Locks stories before what a collection knows of them, as their deletion does. */
export async function lockStories(trx: Transaction<Tables>, storyIds: readonly string[]): Promise<void> {
  const isMeant = sql<boolean>`id = any(${storyIds}::uuid[])`;
  await trx.selectFrom('story').select('id').where(isMeant).orderBy('id').forNoKeyUpdate().execute();
}
