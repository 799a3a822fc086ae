import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { notify } from '~/notices/telling/tell.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import { tellOfCollected } from '~/stories/news/tell-of-collected.server';
import { askedNotice, decidedNotice } from '../notice-kinds';
import { isOpen, MOST_OF_ONE, MOST_WORKS, type WorkState } from '../rules/shared-collection';
import { texts } from '../texts';
import { lockKept, lockShared, type SharedFacts } from './locked.server';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** A story of somebody's that they add to a collection, or take out of it. */
interface OwnWork {
  playerId: string;
  collectionId: string;
  storyId: string;
}

/**
 * Adds a published story of one's own: into a moderated collection it is let in by its keeper. One that was added stays as it is.
 * @throws {Refusal} closed, full, a block, a story that is not theirs, or one that was declined.
 * @see docs/product/collections.md
 */
export function addWork({ db, clock }: Dependencies, work: OwnWork): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockShared(trx, work.collectionId);
    await requireTaken(trx, shared, work, now);
    const there = await workQuery(trx, work).executeTakeFirst();
    if (there?.state === 'declined') throw new Refusal(texts.wasDeclined, { status: 409 });
    if (there) return;
    await requireRoom(trx, work);
    const state: WorkState = shared.moderated && work.playerId !== shared.keeperId ? 'asked' : 'in';
    const { collectionId, storyId, playerId } = work;
    await trx
      .insertInto('shared_work')
      .values({ collection_id: collectionId, story_id: storyId, player_id: playerId, state, added_at: now })
      .execute();
    if (state === 'in') await putIn(trx, shared, storyId, now);
    else await tellKeeper(trx, shared, work, now);
  });
}

/** Takes a story of one's own out, also while it waits. One that is not there is not an error. @throws {Refusal} no such collection. */
export function withdrawWork({ db }: Dependencies, work: OwnWork): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockShared(trx, work.collectionId);
    const own = sql<boolean>`exists (select from story where story.id = ${work.storyId} and ${isAuthoredBy(work.playerId)})`;
    const there = await workQuery(trx, work).where(own).executeTakeFirst();
    // One that was declined stays so: adding it again would ask again.
    if (!there || there.state === 'declined') return;
    await trx.deleteFrom('shared_work').where('collection_id', '=', work.collectionId).where('story_id', '=', work.storyId).execute();
    await takeOut(trx, work);
  });
}

/** Lets a story in, or declines it, also one that is in. @throws {Refusal} not the keeper, or no longer there. */
export function decideWork({ db, clock }: Dependencies, work: OwnWork, state: 'in' | 'declined'): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockKept(trx, work.collectionId, work.playerId);
    const there = await workQuery(trx, work).executeTakeFirst();
    if (!there) throw new Refusal(texts.gone, { status: 404 });
    if (there.state === state) return;
    await trx
      .updateTable('shared_work')
      .set({ state })
      .where('collection_id', '=', work.collectionId)
      .where('story_id', '=', work.storyId)
      .execute();
    await (state === 'in' ? putIn(trx, shared, work.storyId, now) : takeOut(trx, work));
    const told = `collection-${state}:${shared.id}:${work.storyId}`;
    const about = { dedupeKey: told, groupKey: told, storyId: work.storyId, params: { title: shared.title, slug: shared.slug, state } };
    await notify(trx, [{ kind: decidedNotice, playerId: there.player_id, actorId: shared.keeperId, ...about }], now);
  });
}

function workQuery(trx: Transaction<Tables>, { collectionId, storyId }: OwnWork) {
  return trx
    .selectFrom('shared_work')
    .select(['state', 'player_id'])
    .where('collection_id', '=', collectionId)
    .where('story_id', '=', storyId);
}

/** @throws {Refusal} where a collection does not take this story. */
async function requireTaken(trx: Transaction<Tables>, shared: SharedFacts, { playerId, storyId }: OwnWork, now: Date): Promise<void> {
  if (shared.hidden) throw new Refusal(texts.gone, { status: 404 });
  if (!isOpen(shared, now)) throw new Refusal(texts.isClosed, { status: 409 });
  await requireUnblocked(trx, playerId, [shared.keeperId]);
  await noteReaching(trx, playerId, [shared.keeperId], now);
  const story = trx.selectFrom('story').select('id').where('id', '=', storyId).where('status', '=', 'published');
  if (!(await story.where(isAuthoredBy(playerId)).forKeyShare().executeTakeFirst())) {
    throw new Refusal(texts.notYourStory, { status: 404 });
  }
}

async function requireRoom(trx: Transaction<Tables>, { collectionId, playerId }: OwnWork): Promise<void> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::integer as all, count(*) filter (where player_id = ${playerId})::integer as own
    from shared_work where collection_id = ${collectionId} and state <> 'declined'`.execute(trx);
  const [{ all, own } = { all: 0, own: 0 }] = rows;
  if (all >= MOST_WORKS) throw new Refusal(texts.full(MOST_WORKS), { status: 409 });
  if (own >= MOST_OF_ONE) throw new Refusal(texts.tooManyOfYours(MOST_OF_ONE), { status: 409 });
}

/** Puts a story at the end of a collection, and tells those who follow it. */
async function putIn(trx: Transaction<Tables>, { id, keeperId }: SharedFacts, storyId: string, now: Date): Promise<void> {
  await sql`
    insert into collection_story (collection_id, owner_id, story_id, place, added_at)
    select ${id}, ${keeperId}, ${storyId}, coalesce(max(place), 0) + 1, ${now} from collection_story where collection_id = ${id}
    on conflict (collection_id, story_id) do nothing`.execute(trx);
  await trx.updateTable('collection').set({ changed_at: now }).where('id', '=', id).execute();
  await tellOfCollected(trx, { storyId, collectionId: id }, now);
}

async function takeOut(trx: Transaction<Tables>, { collectionId, storyId }: OwnWork): Promise<void> {
  await trx.deleteFrom('collection_story').where('collection_id', '=', collectionId).where('story_id', '=', storyId).execute();
}

async function tellKeeper(trx: Transaction<Tables>, shared: SharedFacts, { playerId, storyId }: OwnWork, now: Date): Promise<void> {
  const about = {
    ...{ kind: askedNotice, playerId: shared.keeperId, actorId: playerId, storyId },
    ...{ dedupeKey: `collection-asked:${shared.id}:${storyId}`, groupKey: `collection-asked:${shared.id}` },
    params: { title: shared.title, slug: shared.slug },
  };
  await notify(trx, [about], now);
}
