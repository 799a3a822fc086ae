import { sql, type Transaction } from 'kysely';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { revealedNotice } from '../notice-kinds';
import { hidesAuthors } from '../rules/shared-collection';
import { lockShared, type SharedFacts } from '../server/locked.server';
import { putIn } from '../server/put-in.server';
import { bringOut, type CollectionProgress, giveBack, giveName, type HeldWork } from './held-works.server';

interface RevealDependencies {
  db: Db;
  progress: CollectionProgress;
}

/**
 * Brings out what is due, of one collection or of all: stories that waited, and names of authors. Each collection in a transaction of
 * its own, so that what a killed process left is done by the next one, once. Those of people who are hidden stay where they are.
 * @see docs/product/collections.md
 */
export async function revealDue({ db, progress }: RevealDependencies, now: Date, collectionId?: string): Promise<void> {
  const one = collectionId === undefined ? sql`` : sql`and work.collection_id = ${collectionId}`;
  const { rows } = await sql<{ id: string }>`
    select distinct work.collection_id as id from shared_work as work
    join shared_collection as shared using (collection_id) join player on player.id = work.player_id
    where ${isDue(now)} and player.hidden_at is null ${one} order by id`.execute(db);
  for (const { id } of rows) await db.transaction().execute((trx) => revealOf(trx, progress, id, now));
}

/** Whether the work of a query's row comes out, or its author's name. */
function isDue(now: Date) {
  return sql<boolean>`(work.waits and work.state = 'in' and (shared.works_at is null or shared.works_at <= ${now})
    or work.unnamed and (shared.authors_at is null or shared.authors_at <= ${now}))`;
}

async function revealOf(trx: Transaction<Tables>, progress: CollectionProgress, collectionId: string, now: Date): Promise<void> {
  const shared = await lockShared(trx, collectionId);
  // Read again under the lock: another process may have been first, or its maintainer may have put it off.
  const { rows } = await sql<HeldWork & { waits: boolean }>`
    select work.collection_id as "collectionId", work.story_id as "storyId", work.player_id as "playerId", work.waits
    from shared_work as work join shared_collection as shared using (collection_id) join player on player.id = work.player_id
    where work.collection_id = ${collectionId} and ${isDue(now)} and player.hidden_at is null
    order by work.added_at, work.story_id`.execute(trx);
  const named = !hidesAuthors(shared, now);
  const tools = { trx, progress, now };
  const out: string[] = [];
  for (const { waits, ...work } of rows) {
    if (!waits) {
      await giveName(tools, work);
      continue;
    }
    await bringOut(tools, work, named);
    await putIn(trx, shared, work.storyId, now);
    out.push(work.storyId);
  }
  const [first] = out;
  if (first !== undefined) await notifyOfReveal(trx, shared, first, now);
}

/** Those who follow a collection are told once of all that came out together. */
async function notifyOfReveal(
  trx: Transaction<Tables>,
  { id, slug, ownerId, worksAt }: SharedFacts,
  storyId: string,
  now: Date,
): Promise<void> {
  const key = `collection-out:${id}:${(worksAt ?? now).getTime()}`;
  const news = { kind: revealedNotice, dedupeKey: key, groupKey: key, storyId, actorId: ownerId, detail: slug };
  await notifyFollowers(trx, { audience: 'collection', id }, news, now);
}

/** Ends what a collection holds back, before it is deleted: each story is its author's alone again. The collection's row is locked. */
export async function giveAllBack(trx: Transaction<Tables>, collectionId: string): Promise<void> {
  const { rows } = await sql<HeldWork>`
    select collection_id as "collectionId", story_id as "storyId", player_id as "playerId" from shared_work
    where collection_id = ${collectionId} and (waits or unnamed) and player_id is not null order by story_id`.execute(trx);
  for (const work of rows) await giveBack(trx, work);
}
