import { sql, type Transaction } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import type { WorkState } from '~/stories/collections/collection';
import { notifyOfCollected } from '~/stories/news/notify-of-collected.server';
import { countForAll } from '~/stories/reach/reach.server';
import { askedNotice, decidedNotice } from '../notice-kinds';
import { requireClaim } from '../prompts/claims.server';
import { bringOut, type CollectionProgress, giveBack } from '../reveal/held-works.server';
import { hidesAuthors, hidesWorks, isOpen, MOST_OF_ONE, MOST_WORKS } from '../rules/shared-collection';
import { texts } from '../texts';
import { lockMaintained, lockShared, lockStories, type SharedFacts } from './locked.server';
import { lockAdded } from './own-story.server';
import { putIn } from './put-in.server';
import { isAddedBy } from './read.server';
import { isHiddenPlayer, requireShown } from './require-shown.server';

export interface WorkDependencies {
  db: Db;
  clock: Clock;
  progress: CollectionProgress;
}

/** A story of an author's, under whatever name of theirs, that they add to a collection, or take out of it. */
interface OwnWork {
  playerId: string;
  collectionId: string;
  storyId: string;
  /** The prompt of the collection that it is for, which they claim. */
  promptId?: string | undefined;
}

type PlacedWork = Omit<OwnWork, 'promptId'>;

/** A story in a collection, or on its way there, with the name under which it was added; null once none of its authors is left. */
type Work = Omit<PlacedWork, 'playerId'> &
  Pick<Tables['shared_work'], 'state'> & { playerId: string | null; waits: boolean; unnamed: boolean };

/**
 * Adds a story of one's own: into a moderated collection one of its maintainers lets it in; where stories are hidden, nobody else reads it
 * from now until they appear. One that was added stays as it is.
 * @throws {Refusal} closed, full, hidden themselves, a block, a story that is not theirs or cannot be hidden, one that was declined, or a prompt that they do not claim.
 * @see docs/product/collections.md
 */
export function addWork({ db, clock, progress }: WorkDependencies, own: OwnWork): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockShared(trx, own.collectionId);
    await requireTaking(trx, shared, own, now);
    const there = await workOf(trx, own);
    if (there && !(await writes(trx, own))) throw new Refusal(texts.notYourStory, { status: 404 });
    if (there?.state === 'declined') throw new Refusal(texts.wasDeclined, { status: 409 });
    if (own.promptId !== undefined) await requireClaim(trx, own, { ...own, promptId: own.promptId }, now);
    if (there) return void (await answerPrompt(trx, own));
    await requireRoom(trx, own);
    const { collectionId, storyId } = own;
    const hides = { works: hidesWorks(shared, now), authors: hidesAuthors(shared, now) };
    const { nameId: playerId, isPublic } = await lockAdded(trx, own, hides);
    const state: WorkState = shared.moderated && !shared.maintainerIds.includes(playerId) ? 'asked' : 'in';
    const work = { collectionId, storyId, playerId, state, waits: hides.works || !isPublic, unnamed: false };
    const row = { collection_id: collectionId, story_id: storyId, player_id: playerId, state, waits: work.waits, added_at: now };
    await trx
      .insertInto('shared_work')
      .values({ ...row, prompt_id: own.promptId })
      .execute();
    if (work.waits) await hide(trx, progress, storyId, isPublic);
    if (state === 'in') await takeIn({ trx, progress, now }, shared, work);
    else await notifyMaintainers(trx, shared, { storyId, playerId }, now);
  });
}

/**
 * Takes a story of one's own out, also while it waits; one that was held back is its author's alone then. One that is not there is not
 * an error. @throws {Refusal} no such collection.
 */
export function withdrawWork({ db }: Pick<WorkDependencies, 'db'>, own: OwnWork): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockShared(trx, own.collectionId);
    await lockStories(trx, [own.storyId]);
    const work = await workOf(trx, own);
    // One that was declined stays so: adding it again would ask again.
    if (!work || work.state === 'declined' || !(await writes(trx, own))) return;
    await takeOut(trx, work);
    await trx.deleteFrom('shared_work').where('collection_id', '=', own.collectionId).where('story_id', '=', own.storyId).execute();
  });
}

/** Lets a story in, or declines it, also one that is in. @throws {Refusal} not a maintainer, no longer there, or declined before: it is its author's again. */
export function decideWork({ db, clock, progress }: WorkDependencies, own: OwnWork, state: 'in' | 'declined'): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockMaintained(trx, own.collectionId, own.playerId);
    await lockStories(trx, [own.storyId]);
    const work = await workOf(trx, own);
    if (!work) throw new Refusal(texts.gone, { status: 404 });
    if (work.state === state) return;
    if (work.state === 'declined') throw new Refusal(texts.staysDeclined, { status: 409 });
    const there = trx.updateTable('shared_work').set({ state }).where('collection_id', '=', own.collectionId);
    await there.where('story_id', '=', own.storyId).execute();
    await (state === 'in' ? takeIn({ trx, progress, now }, shared, work) : takeOut(trx, work));
    if (work.playerId === null) return;
    const told = `collection-${state}:${shared.id}:${own.storyId}`;
    const about = { dedupeKey: told, groupKey: told, storyId: own.storyId, params: { title: shared.title, slug: shared.slug, state } };
    await notify(trx, [{ kind: decidedNotice, playerId: work.playerId, actorId: own.playerId, ...about }], now);
  });
}

/**
 * Says of a story that is in a collection already which prompt it is for.
 * @throws {Refusal} of a story by several, for all but the one who added it.
 */
async function answerPrompt(trx: Transaction<Tables>, { collectionId, storyId, playerId, promptId }: OwnWork): Promise<void> {
  if (promptId === undefined) return;
  const work = trx.updateTable('shared_work').set({ prompt_id: promptId }).where('collection_id', '=', collectionId);
  const own = work.where('story_id', '=', storyId).where(isAddedBy(playerId)).returning('story_id');
  if (!(await own.executeTakeFirst())) throw new Refusal(texts.prompts.addedByOther, { status: 409 });
}

async function writes(trx: Transaction<Tables>, { storyId, playerId }: OwnWork): Promise<boolean> {
  const story = trx.selectFrom('story').select('id').where('id', '=', storyId).where(isAuthoredBy(playerId));
  return (await story.executeTakeFirst()) !== undefined;
}

async function workOf(trx: Transaction<Tables>, { collectionId, storyId }: OwnWork): Promise<Work | undefined> {
  const row = await trx
    .selectFrom('shared_work')
    .select(['state', 'player_id', 'waits', 'unnamed'])
    .where('collection_id', '=', collectionId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row && { collectionId, storyId, playerId: row.player_id, state: row.state, waits: row.waits, unnamed: row.unnamed };
}

/** @throws {Refusal} where a collection takes nothing from an author. */
async function requireTaking(trx: Transaction<Tables>, shared: SharedFacts, { playerId }: OwnWork, now: Date): Promise<void> {
  if (shared.hidden) throw new Refusal(texts.gone, { status: 404 });
  if (!isOpen(shared, now)) throw new Refusal(texts.isClosed, { status: 409 });
  await requireShown(trx, playerId);
  await requireUnblocked(trx, playerId, shared.maintainerIds);
  await noteReaching(trx, playerId, shared.maintainerIds, now);
}

async function requireRoom(trx: Transaction<Tables>, { collectionId, playerId }: OwnWork): Promise<void> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::integer as all, count(*) filter (where player_id = any(${namesOf(playerId)}))::integer as own
    from shared_work where collection_id = ${collectionId} and state <> 'declined'`.execute(trx);
  const [{ all, own } = { all: 0, own: 0 }] = rows;
  if (all >= MOST_WORKS) throw new Refusal(texts.full(MOST_WORKS), { status: 409 });
  if (own >= MOST_OF_ONE) throw new Refusal(texts.tooManyOfYours(MOST_OF_ONE), { status: 409 });
}

/** From now on nobody but its author and the maintainers reads a story. */
async function hide(trx: Transaction<Tables>, progress: CollectionProgress, storyId: string, isPublic: boolean): Promise<void> {
  await trx.updateTable('story').set({ status: 'draft', unlisted: false }).where('id', '=', storyId).execute();
  if (isPublic) await countForAll(trx, progress, storyId, -1);
}

interface Taking {
  trx: Transaction<Tables>;
  progress: CollectionProgress;
  now: Date;
}

/** A story that is let in appears, unless the collection hides it, or moderators its author: then it appears with them. */
async function takeIn({ trx, progress, now }: Taking, shared: SharedFacts, work: Work): Promise<void> {
  const { playerId, waits } = work;
  if (waits && playerId !== null) {
    if (hidesWorks(shared, now) || (await isHiddenPlayer(trx, playerId))) return;
    await bringOut({ trx, progress, now }, { ...work, playerId }, !hidesAuthors(shared, now));
  }
  await putIn(trx, shared, work.storyId, now);
  await notifyOfCollected(trx, { storyId: work.storyId, collectionId: shared.id }, now);
}

async function takeOut(trx: Transaction<Tables>, work: Work): Promise<void> {
  const { playerId, waits, unnamed } = work;
  if (playerId !== null && (waits || unnamed)) await giveBack(trx, { ...work, playerId });
  await trx.deleteFrom('collection_story').where('collection_id', '=', work.collectionId).where('story_id', '=', work.storyId).execute();
}

async function notifyMaintainers(
  trx: Transaction<Tables>,
  shared: SharedFacts,
  { playerId, storyId }: Omit<PlacedWork, 'collectionId'>,
  now: Date,
): Promise<void> {
  const about = {
    ...{ kind: askedNotice, actorId: playerId, storyId },
    ...{ dedupeKey: `collection-asked:${shared.id}:${storyId}`, groupKey: `collection-asked:${shared.id}` },
    params: { title: shared.title, slug: shared.slug },
  };
  const told = shared.maintainerIds.map((maintainerId) => ({ ...about, playerId: maintainerId }));
  await notify(trx, told, now);
}
