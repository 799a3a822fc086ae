import { sql, type Transaction } from 'kysely';
import { isPenNameOf, namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { penNameTexts } from '~/accounts/pen-names/texts';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { notify } from '~/notices/sending/notify.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { nameOn } from '~/stories/co-authors/authors-of.server';
import { isOpen } from '../rules/shared-collection';
import { lockShared } from '../server/locked.server';
import { requireShown } from '../server/require-shown.server';
import { texts } from '../texts';
import { promptDueNotice } from './notice-kinds';
import { isFree, MOST_CLAIMED } from './prompt';
import { heldClaims, isFulfilled, isHeld, isPromptShownTo } from './prompt-facts.server';
import { type PromptActor, type PromptDependencies, promptOf } from './write-prompts.server';

/** How long before its due time an author is reminded of a prompt that they claim, in ms. */
const REMINDED_BEFORE = DAY_MS;

/** A prompt, and the pen name under which an author claims it; undefined for their own name. */
interface Claimed {
  promptId: string;
  pen?: string | undefined;
}

/**
 * Claims a prompt. Of people who claim one for a single person at once, one has it. Claiming again, under whatever name, changes nothing.
 * @throws {Refusal} closed, claimed by another, its time is over, a block, too many, or a name that is not theirs to use.
 * @see docs/product/collections.md
 */
export function claimPrompt({ db, clock }: PromptDependencies, by: PromptActor, { promptId, pen }: Claimed): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const shared = await lockShared(trx, by.collectionId);
    const isMaintainer = shared.maintainerIds.includes(by.playerId);
    if (shared.hidden && !isMaintainer) throw new Refusal(texts.gone, { status: 404 });
    const prompt = await requireVisible(trx, by, promptId, isMaintainer);
    if (!isOpen(shared, now)) throw new Refusal(texts.isClosed, { status: 409 });
    if (pen !== undefined && !(await isPenNameOf(trx, by.playerId, pen))) throw new Refusal(penNameTexts.notYours, { status: 409 });
    await requireShown(trx, by.playerId);
    const others = [...shared.maintainerIds, prompt.player_id];
    await requireUnblocked(trx, by.playerId, others);
    const claims = await claimsOf(trx, by, promptId, now);
    if (claims.own) return;
    if (!isFree({ ...prompt, dueAt: prompt.due_at, claims: claims.all }, now)) throw new Refusal(texts.prompts.taken, { status: 409 });
    if (claims.inCollection >= MOST_CLAIMED) throw new Refusal(texts.prompts.tooManyClaimed(MOST_CLAIMED), { status: 409 });
    // Nobody is reminded of what they have just been told.
    const isSoon = prompt.due_at !== null && prompt.due_at.getTime() - now.getTime() <= REMINDED_BEFORE;
    const claimed = { claimed_at: now, reminded_of: isSoon ? prompt.due_at : null };
    await trx
      .insertInto('prompt_claim')
      .values({ prompt_id: promptId, player_id: pen ?? by.playerId, ...claimed })
      .onConflict((conflict) => conflict.columns(['prompt_id', 'player_id']).doUpdateSet(claimed))
      .execute();
    await noteReaching(
      trx,
      by.playerId,
      others.filter((id): id is string => id !== null),
      now,
    );
  });
}

/**
 * Ends a claim: one's own, under whatever name, or as a maintainer anybody's. One that is not there is not an error.
 * @throws {Refusal} for another's claim, or one with a story, which is taken out first.
 */
export function endClaim({ db }: PromptDependencies, by: PromptActor, promptId: string, personId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { maintainerIds } = await lockShared(trx, by.collectionId);
    await promptOf(trx, by, promptId);
    if (personId !== by.playerId && !maintainerIds.includes(by.playerId)) throw new Refusal(texts.notMaintainer, { status: 403 });
    // Only the person themselves is known to have these names.
    const isTheirs = personId === by.playerId ? sql<boolean>`player_id = any(${namesOf(personId)})` : sql<boolean>`player_id = ${personId}`;
    const own = trx.selectFrom('prompt_claim as claim').select(isFulfilled().as('fulfilled')).where('prompt_id', '=', promptId);
    const claim = await own.where(isTheirs).executeTakeFirst();
    if (claim?.fulfilled) throw new Refusal(texts.prompts.hasStory, { status: 409 });
    await trx.deleteFrom('prompt_claim').where('prompt_id', '=', promptId).where(isTheirs).execute();
  });
}

/**
 * That a story is for a prompt which its author claims under the name of the story. The collection's row is locked.
 * @throws {Refusal} where they do not, or no longer.
 */
export async function requireClaim(
  trx: Transaction<Tables>,
  by: PromptActor,
  { promptId, storyId }: { promptId: string; storyId: string },
  now: Date,
): Promise<void> {
  await promptOf(trx, by, promptId);
  const { own, fulfilled } = await claimsOf(trx, by, promptId, now);
  if (own === null) throw new Refusal(texts.prompts.claimOver, { status: 409 });
  if (fulfilled) throw new Refusal(texts.prompts.hasOne, { status: 409 });
  const story = trx.selectFrom('story').select(nameOn(by.playerId).as('name')).where('id', '=', storyId);
  const { name } = (await story.executeTakeFirst()) ?? {};
  if (name !== undefined && name !== own) throw new Refusal(texts.prompts.otherName, { status: 409 });
}

/** Ends claims without a story whose time is over, and reminds of those whose time is near. Any process may do it at any time. */
export async function turnClaims(db: Db, now: Date): Promise<void> {
  await sql`
    delete from prompt_claim as claim using collection_prompt as prompt
    where prompt.id = claim.prompt_id and prompt.due_at <= ${now} and not ${isFulfilled()}`.execute(db);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ playerId: string; promptId: string; dueAt: Date; title: string; slug: string }>`
      update prompt_claim as claim set reminded_of = prompt.due_at
      from collection_prompt as prompt
        join collection on collection.id = prompt.collection_id join shared_collection as shared using (collection_id)
      where prompt.id = claim.prompt_id and prompt.due_at > ${now} and prompt.due_at <= ${new Date(now.getTime() + REMINDED_BEFORE)}
        and claim.reminded_of is distinct from prompt.due_at and collection.hidden_at is null and prompt.hidden_at is null
        and not ${isFulfilled()}
      returning claim.player_id as "playerId", prompt.id as "promptId", prompt.due_at as "dueAt", collection.title, shared.slug`.execute(
      trx,
    );
    const told = rows.map(({ playerId, promptId, dueAt, title, slug }) => {
      const key = `${promptDueNotice.id}:${promptId}:${dueAt.getTime()}`;
      return { kind: promptDueNotice, playerId, dedupeKey: key, groupKey: key, params: { title, slug } };
    });
    await notify(trx, told, now);
  });
}

/** A prompt that a viewer is shown. @throws {Refusal} where there is none for them. */
async function requireVisible(trx: Transaction<Tables>, by: PromptActor, promptId: string, maintains: boolean) {
  const prompt = await promptOf(trx, by, promptId);
  const shown = trx.selectFrom('collection_prompt as prompt').select('id').where('id', '=', promptId);
  const isShown = await shown.where(isPromptShownTo(by.playerId, maintains)).executeTakeFirst();
  if (!isShown || prompt.hidden_at !== null) throw new Refusal(texts.prompts.gone, { status: 404 });
  return prompt;
}

interface HeldClaims {
  /** On the prompt: all, the name under which this person claims it, and whether there is a story of theirs. */
  all: number;
  own: string | null;
  fulfilled: boolean;
  /** This person's without a story, on all prompts of the collection. */
  inCollection: number;
}

async function claimsOf(
  trx: Transaction<Tables>,
  { playerId, collectionId }: PromptActor,
  promptId: string,
  now: Date,
): Promise<HeldClaims> {
  const { rows } = await sql<HeldClaims>`
    select ${heldClaims(now)} as all,
      (select claim.player_id from prompt_claim as claim
        where claim.prompt_id = prompt.id and claim.player_id = any(${namesOf(playerId)}) and ${isHeld(now)} limit 1) as own,
      exists (select from prompt_claim as claim where claim.prompt_id = prompt.id and claim.player_id = any(${namesOf(playerId)}) and ${isFulfilled()}) as fulfilled
    from collection_prompt as prompt where prompt.id = ${promptId}`.execute(trx);
  const { rows: open } = await sql<{ count: number }>`
    select count(*)::integer as count
    from prompt_claim as claim join collection_prompt as prompt on prompt.id = claim.prompt_id
    where claim.player_id = any(${namesOf(playerId)}) and prompt.collection_id = ${collectionId} and ${isHeld(now)} and not ${isFulfilled()}`.execute(
    trx,
  );
  const [claims = { all: 0, own: null, fulfilled: false }] = rows;
  return { ...claims, inCollection: open[0]?.count ?? 0 };
}
