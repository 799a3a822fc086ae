import type { Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { canDecide, type Decision, type DecisionTarget, type Disputed, type Verb } from '../lexicon/decisions';
import { wordNotice } from './notice-kinds';

/** How many disputes a list has. */
const LISTED = 50;
/** How many thanks a player reads. */
const THANKS = 5;

/** What several people dispute. */
export interface OpenDispute extends Disputed {
  /** By which a command names it. */
  id: number;
  people: number;
}

/** A decision, with the number of a dispute by which it can be changed. */
export interface NumberedDecision extends Decision {
  id: number | null;
}

/** The disputes without a decision, those of most people first. */
export async function openDisputes(db: Db): Promise<OpenDispute[]> {
  const rows = await db
    .selectFrom('lexicon_dispute')
    .select(({ fn }) => ['kind', 'about', 'word', 'answer', fn.min('id').as('id'), fn.countAll<string>().as('people')])
    .where('decision', 'is', null)
    .groupBy(['about', 'word', 'answer', 'kind'])
    .orderBy('people', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id), people: Number(row.people) }));
}

/** All decisions in the order in which they were made. */
export async function allDecisions(db: Db): Promise<NumberedDecision[]> {
  return db
    .selectFrom('lexicon_decision as made')
    .select((made) => [
      'made.about',
      'made.word',
      'made.answer',
      'made.decision',
      made
        .selectFrom('lexicon_dispute as dispute')
        .select(({ fn }) => fn.min('dispute.id').as('id'))
        .whereRef('dispute.about', '=', 'made.about')
        .whereRef('dispute.word', '=', 'made.word')
        .whereRef('dispute.answer', '=', 'made.answer')
        .as('id'),
    ])
    .orderBy('made.id')
    .execute();
}

/**
 * Decides on what a dispute is about, for everyone who has disputed it, in the caller's transaction. Processes learn of it by a trigger
 * of the table.
 * @returns what was decided, and whether that is new.
 * @throws {Refusal} when there is no such dispute, or it cannot be decided so.
 */
export async function decide(
  trx: Transaction<Tables>,
  { id, verb, now }: { id: number; verb: Verb; now: Date },
): Promise<Decision & { changed: boolean }> {
  const target = await trx
    .selectFrom('lexicon_dispute')
    .select(['about', 'word', 'answer', 'decision'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!target) throw new Refusal(`There is no dispute with the number ${id}.`, { status: 404 });
  const { about, word, answer } = target;
  const made = { about, word, answer, decision: verb };
  if (!canDecide(made, verb)) throw new Refusal(REFUSED[about]);
  const last = (await lastDecision(trx, made)) ?? 'keep';
  if (last !== verb)
    await trx
      .insertInto('lexicon_decision')
      .values({ ...made, decided_at: now })
      .execute();
  const decided = await trx
    .updateTable('lexicon_dispute')
    .set({ decision: verb, decided_at: now })
    .where((dispute) => dispute.and({ about, word, answer }))
    .where((dispute) => dispute.or([dispute('decision', 'is', null), dispute('decision', '!=', verb)]))
    .returning(['id', 'player_id', 'kind'])
    .execute();
  await notifyWishers(trx, made, decided, now);
  return { ...made, changed: last !== verb || target.decision === null };
}

/** Tells the players who wished for a decision that it was made. */
async function notifyWishers(
  trx: Transaction<Tables>,
  decision: Decision,
  disputes: readonly { id: number; player_id: string | null; kind: Disputed['kind'] }[],
  now: Date,
): Promise<void> {
  const told = disputes.flatMap(({ id, player_id: playerId, kind }) =>
    playerId !== null && isAsWished(kind, decision.decision) ? [{ id, playerId }] : [],
  );
  await notify(
    trx,
    told.map(({ id, playerId }) => ({
      ...{ playerId, kind: wordNotice, dedupeKey: `dispute:${id}:${decision.decision}` },
      params: { about: decision.about, word: decision.word, answer: decision.answer, decision: decision.decision },
      groupKey: dailyGroup(wordNotice, String(id), now),
    })),
    now,
  );
}

/** Whether a decision is what a dispute of this kind had asked for; one that counts half is, either way. */
function isAsWished(kind: Disputed['kind'], verb: Verb): boolean {
  return verb === 'close' || verb === (kind === 'refused' ? 'exact' : 'remove');
}

const REFUSED: Record<DecisionTarget['about'], string> = {
  synonym: 'That cannot be decided of a synonym.',
  association: 'An association counts or does not: please add it without --close, remove or dismiss it.',
  form: 'A word of the dictionary counts or does not: please add it without --close, remove or dismiss it.',
  clue: 'A clue can only be removed, or the dispute dismissed.',
};

/** The decision that holds on something; undefined when none was ever made. */
export async function lastDecision(executor: Executor, { about, word, answer }: DecisionTarget): Promise<Verb | undefined> {
  const row = await executor
    .selectFrom('lexicon_decision')
    .select('decision')
    .where((made) => made.and({ about, word, answer }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.decision;
}

/** The last decisions that a player had wished for, the newest first. */
export async function decisionsWishedBy(db: Db, playerId: string): Promise<Decision[]> {
  const rows = await db
    .selectFrom('lexicon_dispute')
    .select(['about', 'word', 'answer', 'decision'])
    .where('player_id', '=', playerId)
    .where((dispute) =>
      dispute.or([
        dispute('decision', '=', 'close'),
        dispute.and([dispute('kind', '=', 'refused'), dispute('decision', '=', 'exact')]),
        dispute.and([dispute('kind', '=', 'unfair'), dispute('decision', '=', 'remove')]),
      ]),
    )
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(THANKS)
    .execute();
  return rows.map(({ decision, ...target }) => ({ ...target, decision: decision ?? 'keep' }));
}
