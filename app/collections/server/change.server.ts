import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord, hasSlur } from '~/platform/text/crude-words.server';
import { storedTitle } from '~/stories/reading/text/stored-text';
import { awaitsClaimed } from '../prompts/prompt-facts.server';
import { giveAllBack } from '../reveal/reveal.server';
import { hidesAuthors, MOST_MAINTAINED, type Settled, slugOf } from '../rules/shared-collection';
import { texts } from '../texts';
import { lockMaintained, lockOwned } from './locked.server';
import { isKnownWaiting } from './own-story.server';

/** What its maintainer says when a collection is started. */
export interface Started extends Settled {
  title: string;
}

/** What its maintainer says of it later. */
export interface Said extends Started {
  summary: string;
  /** The rules. */
  notes: string;
}

/**
 * Starts a collection.
 * @returns its address.
 * @throws {Refusal} unfit words, an address that is taken, or too many.
 * @see docs/product/collections.md
 */
export function makeShared({ db, clock }: { db: Db; clock: Clock }, playerId: string, started: Started): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Locks the person's own row, so that two tabs cannot exceed the limit.
    await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
    const { count } = await trx
      .selectFrom('collection')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', playerId)
      .where('kind', '=', 'shared')
      .executeTakeFirstOrThrow();
    if (count >= MOST_MAINTAINED) throw new Refusal(texts.tooManyMaintained(MOST_MAINTAINED), { status: 409 });
    const [id, now, { title, slug }] = [randomUUID(), clock.now(), fit(started)];
    await trx
      .insertInto('collection')
      .values({ id, kind: 'shared', owner_id: playerId, title, is_public: true, made_at: now, changed_at: now })
      .execute();
    const settled = trx.insertInto('shared_collection').values({ collection_id: id, slug, ...settledColumns(started) });
    const isFirst = await settled
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (!isFirst) throw taken();
    return slug;
  });
}

/**
 * Changes what its maintainer says of a collection.
 * @returns its address.
 * @throws {Refusal} not theirs, unfit words, an address that is taken, or a time that cannot be kept.
 */
export function changeShared({ db, clock }: { db: Db; clock: Clock }, playerId: string, collectionId: string, said: Said): Promise<string> {
  const { title, slug } = fit(said);
  const { summary, notes } = said;
  for (const [field, words] of Object.entries({ summary, notes })) {
    if (hasSlur(words)) throw new Refusal(texts.unfit, { field, status: 422 });
  }
  return db.transaction().execute(async (trx) => {
    const before = await lockMaintained(trx, collectionId, playerId);
    // Emptying a field is not how stories and names come out.
    for (const field of ['worksAt', 'authorsAt'] as const) {
      if (said[field] === null && before[field] !== null && (await holdsAny(trx, collectionId))) {
        throw new Refusal(texts.timeNeeded, { field, status: 409 });
      }
    }
    const now = clock.now();
    if (hidesAuthors(said, now) && !hidesAuthors(before, now)) await requireUnknownNames(trx, collectionId, now);
    const other = trx.selectFrom('shared_collection').select('slug').where('slug', '=', slug).where('collection_id', '<>', collectionId);
    if (await other.executeTakeFirst()) throw taken();
    const changed = { title, summary, notes, changed_at: now };
    await trx.updateTable('collection').set(changed).where('id', '=', collectionId).execute();
    await trx
      .updateTable('shared_collection')
      .set({ slug, ...settledColumns(said) })
      .where('collection_id', '=', collectionId)
      .execute();
    return slug;
  });
}

/** Deletes a collection; its stories stay, those that it holds back with their authors alone. @throws {Refusal} not theirs. */
export function removeShared({ db }: { db: Db }, playerId: string, collectionId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockOwned(trx, collectionId, playerId);
    await giveAllBack(trx, collectionId);
    await trx.deleteFrom('collection').where('id', '=', collectionId).execute();
  });
}

/** A name and an address as they are stored. @throws {Refusal} where nothing of them shows, or a word belongs in no title. */
function fit({ title: typed, slug: address }: Started): { title: string; slug: string } {
  const title = storedTitle(typed, '');
  if (title === '') throw new Refusal(texts.titleMissing, { field: 'title', status: 422 });
  if (hasCrudeWord(title)) throw new Refusal(crudeText, { field: 'title', status: 422 });
  const slug = slugOf(address.trim() === '' ? title : address);
  if (slug === '') throw new Refusal(texts.slugMissing, { field: 'slug', status: 422 });
  if (hasCrudeWord(slug.replaceAll('-', ' '))) throw new Refusal(crudeText, { field: 'slug', status: 422 });
  return { title, slug };
}

function settledColumns({ moderated, proposals, closesAt, worksAt, authorsAt }: Settled) {
  // Nobody's name is known before their story is.
  const names = worksAt !== null && authorsAt !== null && authorsAt < worksAt ? worksAt : authorsAt;
  return { moderated, proposals, closes_at: closesAt, works_at: worksAt, authors_at: names };
}

/** @throws {Refusal} where readers know by now whose a story will be that comes out without a name. */
async function requireUnknownNames(trx: Transaction<Tables>, collectionId: string, now: Date): Promise<void> {
  const known = { field: 'authorsAt', status: 409 } as const;
  if (await isKnownWaiting(trx, collectionId)) throw new Refusal(texts.namesKnown, known);
  if (await awaitsClaimed(trx, collectionId, now)) throw new Refusal(texts.claimsKnown, known);
}

async function holdsAny(trx: Transaction<Tables>, collectionId: string): Promise<boolean> {
  const held = trx.selectFrom('shared_work').select('story_id').where('collection_id', '=', collectionId);
  return (await held.where((work) => work.or([work('waits', '=', true), work('unnamed', '=', true)])).executeTakeFirst()) !== undefined;
}

const taken = () => new Refusal(texts.slugTaken, { field: 'slug', status: 409 });
