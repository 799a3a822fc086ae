import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { hasSlur } from '~/platform/text/crude-words.server';
import { isOpen } from '../rules/shared-collection';
import { lockMaintained, lockShared, type SharedFacts } from '../server/locked.server';
import { requireShown } from '../server/require-shown.server';
import { texts } from '../texts';
import { promptAcceptedNotice, promptProposedNotice } from './notice-kinds';
import { fandomsIn, MOST_PROMPTS, MOST_PROPOSED } from './prompt';

export interface PromptDependencies {
  db: Db;
  clock: Clock;
}

/** A person who does something about the prompts of a collection. */
export interface PromptActor {
  playerId: string;
  collectionId: string;
}

/** What is said of a prompt. */
export interface SaidOfPrompt {
  body: string;
  /** Names of fandoms, separated by commas. */
  fandoms: string;
  mature: boolean;
}

/** What a maintainer settles about it besides. */
export interface PromptTerms {
  several: boolean;
  dueAt: Date | null;
}

/**
 * Writes a prompt: a maintainer's is open at once; anybody else proposes one, where the collection lets them, and is not asked for terms.
 * @throws {Refusal} where it takes none, a block, unfit words, a time that is past, or too many.
 * @see docs/product/collections.md
 */
export function writePrompt({ db, clock }: PromptDependencies, by: PromptActor, said: SaidOfPrompt & PromptTerms): Promise<void> {
  const fandoms = fit(said);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockShared(trx, by.collectionId);
    const isMaintainer = shared.maintainerIds.includes(by.playerId);
    if (!isMaintainer) await requireProposing(trx, shared, by, now);
    if (isMaintainer) requireToCome(said.dueAt, now);
    await requireRoom(trx, by, isMaintainer);
    const terms = isMaintainer
      ? { state: 'open' as const, several: said.several, due_at: said.dueAt }
      : { state: 'proposed' as const, several: false, due_at: null };
    const row = { id: randomUUID(), collection_id: by.collectionId, player_id: by.playerId, made_at: now, ...terms };
    await trx
      .insertInto('collection_prompt')
      .values({ ...row, body: said.body, fandoms, mature: said.mature })
      .execute();
    if (!isMaintainer) await notifyMaintainers(trx, shared, by, now);
  });
}

/** Changes a prompt and its terms. @throws {Refusal} for all but maintainers, unfit words, or a time that is past. */
export function changePrompt(
  { db, clock }: PromptDependencies,
  by: PromptActor,
  promptId: string,
  said: SaidOfPrompt & PromptTerms,
): Promise<void> {
  const fandoms = fit(said);
  return db.transaction().execute(async (trx) => {
    await lockMaintained(trx, by.collectionId, by.playerId);
    const before = await promptOf(trx, by, promptId);
    if (before.due_at?.getTime() !== said.dueAt?.getTime()) requireToCome(said.dueAt, clock.now());
    const changed = { body: said.body, fandoms, mature: said.mature, several: said.several, due_at: said.dueAt };
    await trx.updateTable('collection_prompt').set(changed).where('id', '=', promptId).execute();
  });
}

/** Lets a proposed prompt in, and tells who proposed it. @throws {Refusal} for all but maintainers, or one that is gone. */
export function acceptPrompt({ db, clock }: PromptDependencies, by: PromptActor, promptId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const shared = await lockMaintained(trx, by.collectionId, by.playerId);
    const prompt = await promptOf(trx, by, promptId);
    if (prompt.state === 'open') return;
    await trx.updateTable('collection_prompt').set({ state: 'open' }).where('id', '=', promptId).execute();
    if (prompt.player_id === null) return;
    const key = `${promptAcceptedNotice.id}:${promptId}`;
    const told = { kind: promptAcceptedNotice, playerId: prompt.player_id, actorId: by.playerId, dedupeKey: key, groupKey: key };
    await notify(trx, [{ ...told, params: { title: shared.title, slug: shared.slug } }], clock.now());
  });
}

/**
 * Deletes a prompt with its claims; stories for it stay in the collection. Who proposed one takes it back until it is let in.
 * @throws {Refusal} for all others.
 */
export function removePrompt({ db }: PromptDependencies, by: PromptActor, promptId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { maintainerIds } = await lockShared(trx, by.collectionId);
    const prompt = await promptOf(trx, by, promptId);
    const isOwn = prompt.player_id === by.playerId && prompt.state === 'proposed';
    if (!isOwn && !maintainerIds.includes(by.playerId)) throw new Refusal(texts.notMaintainer, { status: 403 });
    await trx.deleteFrom('collection_prompt').where('id', '=', promptId).execute();
  });
}

/** A prompt of a collection whose row is locked. @throws {Refusal} where there is none. */
export async function promptOf(trx: Transaction<Tables>, { collectionId }: Pick<PromptActor, 'collectionId'>, promptId: string) {
  const found = isUuid(promptId)
    ? await trx
        .selectFrom('collection_prompt')
        .select(['id', 'player_id', 'state', 'several', 'due_at', 'hidden_at'])
        .where('id', '=', promptId)
        .where('collection_id', '=', collectionId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal(texts.prompts.gone, { status: 404 });
  return found;
}

/** @returns the line of its fandoms. @throws {Refusal} for words that do not belong here. */
function fit({ body, fandoms: typed }: SaidOfPrompt): string {
  const fandoms = fandomsIn(typed);
  for (const [field, words] of Object.entries({ body, fandoms })) {
    if (hasSlur(words)) throw new Refusal(texts.unfit, { field, status: 422 });
  }
  return fandoms;
}

function requireToCome(dueAt: Date | null, now: Date): void {
  if (dueAt !== null && dueAt <= now) throw new Refusal(texts.prompts.dueIsPast, { field: 'dueAt', status: 422 });
}

async function requireProposing(trx: Transaction<Tables>, shared: SharedFacts, { playerId }: PromptActor, now: Date): Promise<void> {
  if (shared.hidden) throw new Refusal(texts.gone, { status: 404 });
  if (!shared.proposals) throw new Refusal(texts.prompts.noProposals, { status: 403 });
  if (!isOpen(shared, now)) throw new Refusal(texts.isClosed, { status: 409 });
  await requireShown(trx, playerId);
  await requireUnblocked(trx, playerId, shared.maintainerIds);
  await noteReaching(trx, playerId, shared.maintainerIds, now);
}

async function requireRoom(trx: Transaction<Tables>, { playerId, collectionId }: PromptActor, isMaintainer: boolean): Promise<void> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::integer as all, count(*) filter (where player_id = ${playerId})::integer as own
    from collection_prompt where collection_id = ${collectionId}`.execute(trx);
  const [{ all, own } = { all: 0, own: 0 }] = rows;
  if (all >= MOST_PROMPTS) throw new Refusal(texts.prompts.full(MOST_PROMPTS), { status: 409 });
  if (!isMaintainer && own >= MOST_PROPOSED) throw new Refusal(texts.prompts.tooManyProposed(MOST_PROPOSED), { status: 409 });
}

async function notifyMaintainers(trx: Transaction<Tables>, shared: SharedFacts, { playerId }: PromptActor, now: Date): Promise<void> {
  const key = `${promptProposedNotice.id}:${shared.id}`;
  const about = { kind: promptProposedNotice, actorId: playerId, dedupeKey: `${key}:${playerId}:${now.getTime()}`, groupKey: key };
  const params = { title: shared.title, slug: shared.slug };
  const told = shared.maintainerIds.map((maintainerId) => ({ ...about, params, playerId: maintainerId }));
  await notify(trx, told, now);
}
