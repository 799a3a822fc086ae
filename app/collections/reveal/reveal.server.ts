import { type RawBuilder, sql, type Transaction } from 'kysely';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweepBatches } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { revealedNotice } from '../notice-kinds';
import { hidesAuthors } from '../rules/shared-collection';
import { lockSharedIfThere, lockStories, type SharedFacts } from '../server/locked.server';
import { putIn } from '../server/put-in.server';
import { bringOut, type CollectionProgress, giveBack, giveName, type HeldWork, type RevealTools } from './held-works.server';

/** Works read by one query. */
const BATCH = 200;

interface RevealDependencies {
  db: Db;
  progress: CollectionProgress;
  log: Pick<Log, 'error'>;
}

/** A work of a collection. */
type PlacedWork = Pick<HeldWork, 'collectionId' | 'storyId'>;

/** With when it was added, as the database's text, because a Date would drop microseconds. */
type DueWork = PlacedWork & { addedAt: string };

/**
 * Brings out what is due, of one collection or of all: stories that waited, and names of authors. Each work in a transaction of its
 * own, so that what a killed process left is done by the next one, once, and nobody who reads waits for hundreds. One that fails is
 * logged and left to the next run. Those of people who are hidden stay where they are.
 * @throws if the database is away.
 * @see docs/product/collections.md
 */
export async function revealDue({ db, progress, log }: RevealDependencies, now: Date, collectionId?: string): Promise<void> {
  const told = new Set<string>();
  await sweepBatches(
    (after: DueWork | undefined) => dueWorks(db, now, { collectionId, after }),
    async (work) => {
      const isTold = told.has(work.collectionId);
      if (await db.transaction().execute((trx) => revealWork({ trx, progress, now }, work, isTold))) told.add(work.collectionId);
    },
    (error, work) => log.error({ err: error, ...work }, 'a story of a collection could not be revealed'),
  );
}

/** The next of those that are due, in the order in which they were added. */
async function dueWorks(
  db: Db,
  now: Date,
  { collectionId, after }: { collectionId: string | undefined; after: DueWork | undefined },
): Promise<DueWork[]> {
  const one = collectionId === undefined ? sql`` : sql`and work.collection_id = ${collectionId}`;
  const behind = after
    ? sql`and (work.collection_id, work.added_at, work.story_id) > (${after.collectionId}, ${after.addedAt}, ${after.storyId})`
    : sql``;
  const { rows } = await sql<DueWork>`
    select work.collection_id as "collectionId", work.story_id as "storyId", work.added_at::text as "addedAt" from shared_work as work
    join shared_collection as shared using (collection_id) join player on player.id = work.player_id
    where ${isDue(now)} ${one} ${behind}
    order by work.collection_id, work.added_at, work.story_id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** Whether something of the collection of a query's row is due. */
export function hasDueWork(now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from shared_work as work join shared_collection as shared using (collection_id) join player on player.id = work.player_id
    where work.collection_id = shared_collection.collection_id and ${isDue(now)})`;
}

/** Whether the work of a query's row comes out, or its author's name. */
function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(player.hidden_at is null and (work.waits and work.state = 'in' and (shared.works_at is null or shared.works_at <= ${now})
    or work.unnamed and (shared.authors_at is null or shared.authors_at <= ${now})))`;
}

/** @param isTold whether followers have been told of a story of this collection. @returns whether a story came out. */
async function revealWork(tools: RevealTools, { collectionId, storyId }: PlacedWork, isTold: boolean): Promise<boolean> {
  const { trx, now } = tools;
  const shared = await lockSharedIfThere(trx, collectionId);
  // It was deleted meanwhile, and gave its stories back.
  if (!shared) return false;
  await lockStories(trx, [storyId]);
  // Read again under the lock: another process may have been first, or its maintainer may have put it off.
  const { rows } = await sql<HeldWork & { waits: boolean }>`
    select work.collection_id as "collectionId", work.story_id as "storyId", work.player_id as "playerId", work.waits
    from shared_work as work join shared_collection as shared using (collection_id) join player on player.id = work.player_id
    where work.collection_id = ${collectionId} and work.story_id = ${storyId} and ${isDue(now)}`.execute(trx);
  const [work] = rows;
  if (!work?.waits) {
    if (work) await giveName(tools, work);
    return false;
  }
  await bringOut(tools, work, !hidesAuthors(shared, now));
  await putIn(trx, shared, storyId, now);
  if (!isTold) await notifyOfReveal(tools, shared, storyId);
  return true;
}

/** Those who follow a collection are told once of all that come out together, whichever process is first. */
async function notifyOfReveal({ trx, now }: RevealTools, { id, slug, ownerId, worksAt }: SharedFacts, storyId: string): Promise<void> {
  const key = `collection-out:${id}:${(worksAt ?? now).getTime()}`;
  const news = { kind: revealedNotice, dedupeKey: key, groupKey: key, storyId, actorId: ownerId, detail: slug };
  await notifyFollowers(trx, { audience: 'collection', id }, news, now);
}

/** Ends what a collection holds back, before it is deleted: each story is its author's alone again. The collection's row is locked. */
export async function giveAllBack(trx: Transaction<Tables>, collectionId: string): Promise<void> {
  const isHeld = sql`collection_id = ${collectionId} and (waits or unnamed) and player_id is not null`;
  const held = await sql<{ story_id: string }>`select story_id from shared_work where ${isHeld}`.execute(trx);
  const storyIds = held.rows.map(({ story_id }) => story_id);
  await lockStories(trx, storyIds);
  // Read again under the lock: one may have been deleted.
  const { rows } = await sql<HeldWork>`
    select collection_id as "collectionId", story_id as "storyId", player_id as "playerId" from shared_work
    where ${isHeld} order by story_id`.execute(trx);
  for (const work of rows) await giveBack(trx, work);
}
