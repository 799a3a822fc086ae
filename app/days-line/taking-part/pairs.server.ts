import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isApartFrom } from '~/accounts/traces/share-browser.server';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { requireRunning } from '../days/running-day.server';
import { standingSentences } from '../days/standing-sentences.server';
import { type LinePerson, ownerColumn } from '../person';
import { DEALT_FROM, dealPair, PAIRS_A_DAY } from '../rules/deal-pair';
import { texts } from '../texts';

/** A sentence in a pair, without its writer. */
interface PairedSentence {
  id: string;
  body: string;
}

/** A pair that waits for its reader. */
export interface OpenPair {
  id: string;
  /** From 1. */
  number: number;
  sentences: readonly [PairedSentence, PairedSentence];
}

/** The pair that a reader has before them; undefined where there is none, or one of its sentences can no longer be picked. */
export async function openPairOf(executor: Executor, person: LinePerson, day: string): Promise<OpenPair | undefined> {
  const pair = await executor
    .selectFrom('days_line_pair')
    .select(['id', 'number', 'first_id', 'second_id'])
    .where(ownerColumn(person), '=', person.id)
    .where('day', '=', day)
    .where('picked_id', 'is', null)
    .executeTakeFirst();
  if (!pair) return undefined;
  const rows = await pickable(executor, person)
    .select(['sentence.id', 'sentence.body'])
    .where('sentence.id', 'in', [pair.first_id, pair.second_id])
    .execute();
  const [first, second] = [pair.first_id, pair.second_id].map((id) => rows.find((row) => row.id === id));
  return first && second && { id: pair.id, number: pair.number, sentences: [first, second] };
}

/** Sentences that a reader may pick: not their own, nor those of people whom they do not see, or who may be they under another name. */
export function pickable(executor: Executor, person: LinePerson) {
  const sentences = standingSentences(executor)
    .where(sql<boolean>`sentence.${sql.ref(ownerColumn(person))} is distinct from ${person.id}::uuid`)
    .where(isSeenBy(person.kind === 'player' ? person.id : undefined, 'sentence.player_id'));
  return person.kind === 'player' ? sentences.where(isApartFrom(person.id, 'sentence.player_id')) : sentences;
}

/** Deals a reader their next pair, unless one waits, they have had all, or there is no other. */
export async function dealNext(trx: Transaction<Tables>, person: LinePerson, day: string): Promise<void> {
  if (await openPairOf(trx, person, day)) return;
  const owner = ownerColumn(person);
  // One of which a sentence can no longer be picked makes room for another.
  await trx.deleteFrom('days_line_pair').where(owner, '=', person.id).where('day', '=', day).where('picked_id', 'is', null).execute();
  const had = await trx
    .selectFrom('days_line_pair')
    .select(['number', 'first_id', 'second_id'])
    .where(owner, '=', person.id)
    .where('day', '=', day)
    .execute();
  if (had.length >= PAIRS_A_DAY) return;
  const candidates = await pickable(trx, person)
    .select(['sentence.id', 'sentence.dealt', sql<boolean>`random() < 0.5`.as('swap')])
    .where('sentence.day', '=', day)
    .orderBy('sentence.dealt')
    .orderBy('sentence.deal_key')
    .limit(DEALT_FROM)
    .execute();
  const pair = dealPair(
    candidates,
    had.map(({ first_id, second_id }) => [first_id, second_id] as const),
    candidates[0]?.swap ?? false,
  );
  if (!pair) return;
  const [first_id, second_id] = pair;
  const numbers = new Set(had.map(({ number }) => number));
  const number = [1, 2, 3].find((free) => !numbers.has(free)) ?? PAIRS_A_DAY;
  const dealt = await trx
    .insertInto('days_line_pair')
    .values({ id: randomUUID(), day, player_id: null, guest_id: null, [owner]: person.id, number, first_id, second_id })
    // Another tab of theirs was faster.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (dealt) await countFor(trx, pair, sql`dealt = dealt + 1, deal_key = random()`);
}

/**
 * Picks one of two sentences, once, and deals the next pair: behind the pick, because who holds the sentences of one pair must not
 * wait for those of another. A pair that was picked from before stays as it is.
 * @throws {Refusal} a pair that is not theirs, or no longer there; a day that is over.
 */
export async function pickSentence(
  { db, clock }: { db: Db; clock: Clock },
  person: LinePerson,
  { pairId, sentenceId }: { pairId: string; sentenceId: string },
): Promise<void> {
  const day = await db.transaction().execute(async (trx) => {
    const pair = await trx
      .selectFrom('days_line_pair')
      .select(['day', 'first_id', 'second_id', 'picked_id'])
      .where('id', '=', pairId)
      .where(ownerColumn(person), '=', person.id)
      .forUpdate()
      .executeTakeFirst();
    if (!pair || ![pair.first_id, pair.second_id].includes(sentenceId)) throw new Refusal(texts.pairGone, { status: 404 });
    if (pair.picked_id !== null) return undefined;
    await requireRunning(trx, pair.day);
    await trx.updateTable('days_line_pair').set({ picked_id: sentenceId, picked_at: clock.now() }).where('id', '=', pairId).execute();
    await countFor(
      trx,
      [pair.first_id, pair.second_id],
      sql`compared = compared + 1, picked = picked + (id = ${sentenceId}::uuid)::integer`,
    );
    return pair.day;
  });
  if (day !== undefined) await db.transaction().execute((trx) => dealNext(trx, person, day));
}

/** Deals a pair where there was none before, because there were too few sentences. @throws {Refusal} a day that is over. */
export function dealPairTo({ db }: { db: Db }, person: LinePerson, day: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await requireRunning(trx, day);
    const added = await trx
      .selectFrom('days_line_sentence')
      .select('id')
      .where(ownerColumn(person), '=', person.id)
      .where('day', '=', day)
      .executeTakeFirst();
    if (!added) throw new Refusal(texts.addFirst, { status: 409 });
    await dealNext(trx, person, day);
  });
}

/**
 * Locks sentences in the order of their ids, so that no two who change several wait for each other; all of one transaction at once,
 * and not against pairs that refer to them.
 */
export async function lockSentences(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.selectFrom('days_line_sentence').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Changes counters of two sentences. */
export async function countFor(trx: Transaction<Tables>, ids: readonly string[], change: ReturnType<typeof sql>): Promise<void> {
  await lockSentences(trx, ids);
  await sql`update days_line_sentence set ${change} where id = any(${ids}::uuid[])`.execute(trx);
}
