import { sql, type Transaction } from 'kysely';
import { isPenNameOf, namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { penNameTexts } from '~/accounts/pen-names/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isToken, newToken } from '~/platform/ids/token.server';
import { isUuid } from '~/platform/ids/uuid';
import { authorsOf } from '~/stories/co-authors/authors-of.server';
import { isStoryHeldBack } from '~/stories/collections/held-works.server';
import { formTexts } from '../texts';
import { MOST_BY_LINK, MOST_SHARES, type SharedDays } from './beta';
import { type BetaAskedParams, betaAskedNotice, betaCameNotice } from './notice-kinds';
import { betaTexts as texts } from './texts';
import { type BetaWork, findWork, nameIn } from './work.server';

/** A person who is asked, by one of their names. */
export interface AskedName {
  id: string;
  name: string;
  /** The account, where it is a pen name. */
  penOf: string | null;
}

/** What an author shares of a work. */
export interface NewShare {
  /** Chosen by the form; the same id again shares nothing more. */
  id: string;
  /** Undefined: the whole work. */
  chapterId: string | undefined;
  days: SharedDays;
}

/**
 * Shares a work of an author's own with a person whom they know, by a name of theirs; naming it again for the same part moves the end. A block
 * between the other one and the author, whatever names they met by, tells them nothing, and the author does not learn that. Neither do they
 * learn that the other one reads along already under another name, or writes it.
 * @param asked undefined: there is none of the name.
 * @throws {Refusal} when the work or the chapter is gone or not theirs, the name is their own, or it is shared with too many.
 */
export async function shareWith(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { asked, ...share }: NewShare & { asked: AskedName | undefined },
  now: Date,
): Promise<void> {
  const work = await requireSharing(trx, player, workId, share);
  const { ownerId } = work;
  if (asked === undefined) throw new Refusal(texts.unknown, { field: 'name', status: 422 });
  if (asked.penOf === player.id) throw new Refusal(texts.ownName, { field: 'name', status: 409 });
  const readerId = asked.id;
  const ends = endOf(share, now);
  const again = await trx
    .updateTable('beta_share as share')
    .from('beta_reader as reader')
    .set({ ends_at: ends })
    .whereRef('reader.share_id', '=', 'share.id')
    .where('reader.player_id', '=', readerId)
    .where('share.owner_id', '=', ownerId)
    .where('share.work_id', '=', workId)
    .where('share.chapter_id', 'is not distinct from', share.chapterId ?? null)
    .where('share.link', 'is', null)
    .returning('share.id')
    .executeTakeFirst();
  if (again) return;
  if (!(await addShare(trx, { ownerId, workId, link: null }, share, now))) return;
  await trx.insertInto('beta_reader').values({ share_id: share.id, player_id: readerId, since: now }).execute();
  await noteReaching(trx, player.id, [readerId], now);
  const key = `${betaAskedNotice.id}:${workId}`;
  if (await isBlockedAmong(trx, player.id, [readerId])) return;
  const actorId = nameIn(work, player.id);
  const params = asked.penOf === null ? undefined : ({ as: asked.name } satisfies BetaAskedParams);
  const told = { kind: betaAskedNotice, dedupeKey: `${key}:${share.id}`, groupKey: key, playerId: readerId, actorId };
  await notify(trx, [{ ...told, detail: workId, params }], now);
}

/** Makes a link to a work of the player's own. @throws {Refusal} as `shareWith`. */
export async function makeLink(trx: Transaction<Tables>, player: Viewer, workId: string, share: NewShare, now: Date): Promise<void> {
  const { ownerId } = await requireSharing(trx, player, workId, share);
  await addShare(trx, { ownerId, workId, link: newToken() }, share, now);
}

function endOf({ days }: NewShare, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** @returns whether it is new. */
async function addShare(
  trx: Transaction<Tables>,
  { ownerId, workId, link }: { ownerId: string; workId: string; link: string | null },
  share: NewShare,
  now: Date,
): Promise<boolean> {
  const { id, chapterId } = share;
  const added = await trx
    .insertInto('beta_share')
    .values({ id, owner_id: ownerId, work_id: workId, chapter_id: chapterId ?? null, link, created_at: now, ends_at: endOf(share, now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks the author's own row, so that two presses cannot exceed the limit. */
async function requireSharing(trx: Transaction<Tables>, player: Viewer, workId: string, { chapterId }: NewShare): Promise<BetaWork> {
  const { hidden_at: hiddenAt } = await trx
    .selectFrom('player')
    .select('hidden_at')
    .where('id', '=', player.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (hiddenAt) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
  const work = await requireOwn(trx, player, workId);
  // Who reads along is told whose it is.
  if (await isStoryHeldBack(trx, workId)) throw new Refusal(texts.inCollection, { status: 409 });
  if (chapterId !== undefined && !work.chapters.some(({ id }) => id === chapterId)) throw new Refusal(texts.gone, { status: 404 });
  const shares = await trx
    .selectFrom('beta_share')
    .select('hidden_at')
    .where('owner_id', '=', work.ownerId)
    .where('work_id', '=', workId)
    .execute();
  if (shares.some(({ hidden_at: hidden }) => hidden !== null)) throw new Refusal(texts.stopped, { status: 403 });
  if (shares.length >= MOST_SHARES) throw new Refusal(texts.tooMany(MOST_SHARES), { status: 409 });
  return work;
}

/** @throws {Refusal} for a work that is missing or not theirs (404). */
async function requireOwn(trx: Transaction<Tables>, player: Viewer, workId: string): Promise<BetaWork> {
  const work = await findWork(trx, workId, player.id);
  if (!work?.authorIds.includes(player.id)) throw new Refusal(texts.gone, { status: 404 });
  return work;
}

/** Takes a share of the player's own back; nobody who came by it reads any longer. What is gone already is not an error. */
export async function takeBack(trx: Transaction<Tables>, player: Viewer, workId: string, shareId: string): Promise<void> {
  const { ownerId } = await requireOwn(trx, player, workId);
  await trx
    .deleteFrom('beta_share')
    .where('id', '=', shareId)
    .where('owner_id', '=', ownerId)
    .where('work_id', '=', workId)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Ends it for one name, by whatever way it came; no link of the work brings them back. @throws {Refusal} for a work that is not theirs. */
export async function removeReader(trx: Transaction<Tables>, player: Viewer, workId: string, personId: string, now: Date): Promise<void> {
  const { ownerId } = await requireOwn(trx, player, workId);
  const shares = trx.selectFrom('beta_share').select('id').where('owner_id', '=', ownerId).where('work_id', '=', workId);
  const named = shares.where('link', 'is', null).where('hidden_at', 'is', null);
  await trx
    .deleteFrom('beta_share')
    .where('id', 'in', named)
    .where('id', 'in', trx.selectFrom('beta_reader').select('share_id').where('player_id', '=', personId))
    .execute();
  await trx
    .updateTable('beta_reader')
    .set({ removed_at: now })
    .where('player_id', '=', personId)
    .where('share_id', 'in', shares)
    .where('removed_at', 'is', null)
    .execute();
}

/**
 * Comes to a work by its link, under a pen name if one likes. Coming again, under whatever name, changes nothing.
 * @throws {Refusal} for a link that leads nowhere, which it does for people who were removed or are blocked, too (404), and for a pen name
 * that is not theirs (409).
 */
export async function joinByLink(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { link, pen }: { link: string; pen?: string | undefined },
  now: Date,
): Promise<void> {
  const gone = new Refusal(texts.linkGone, { status: 404 });
  if (!isToken(link) || !isUuid(workId)) throw gone;
  const share = await trx
    .selectFrom('beta_share')
    .select(['id', 'owner_id'])
    .where('link', '=', link)
    .where('work_id', '=', workId)
    .where('ends_at', '>', now)
    .where('hidden_at', 'is', null)
    // A link that is taken back meanwhile is waited for.
    .forUpdate()
    .executeTakeFirst();
  if (!share) throw gone;
  const authors = [share.owner_id, ...(await authorsOf(trx, workId))];
  if (await isBlockedAmong(trx, player.id, authors)) throw gone;
  if (authors.includes(player.id)) throw new Refusal(texts.ownLink, { status: 409 });
  if (pen !== undefined && !(await isPenNameOf(trx, player.id, pen))) throw new Refusal(penNameTexts.notYours, { status: 409 });
  const nameId = pen ?? player.id;
  const own = sql<boolean>`player_id = any(${namesOf(player.id)})`;
  const came = trx
    .selectFrom('beta_reader')
    .select(['removed_at', own.as('own')])
    .where('share_id', '=', share.id);
  const readers = await came.execute();
  const there = readers.find((reader) => reader.own);
  if (there?.removed_at) throw gone;
  if (there) return;
  if (readers.length >= MOST_BY_LINK) throw new Refusal(texts.full, { status: 409 });
  await trx.insertInto('beta_reader').values({ share_id: share.id, player_id: nameId, since: now }).execute();
  await noteReaching(trx, player.id, [share.owner_id], now);
  const key = `${betaCameNotice.id}:${workId}`;
  const told = { kind: betaCameNotice, dedupeKey: `${key}:${nameId}`, groupKey: `${key}:${share.id}`, actorId: nameId };
  await notify(
    trx,
    [...new Set(authors)].map((playerId) => ({ ...told, playerId, detail: workId })),
    now,
  );
}

/**
 * Stops reading along under one of a reader's names; the author can share it again. Their other names go on: two that left at once would
 * say that they are one person's.
 */
export async function leaveWork(trx: Transaction<Tables>, player: Viewer, workId: string, nameId: string): Promise<void> {
  if (!isUuid(workId)) return;
  const isLeaving = sql<boolean>`player_id = ${nameId} and player_id = any(${namesOf(player.id)})`;
  const shares = trx.selectFrom('beta_share').select('id').where('work_id', '=', workId);
  await trx
    .deleteFrom('beta_share')
    .where('id', 'in', shares.where('link', 'is', null).where('hidden_at', 'is', null))
    .where('id', 'in', trx.selectFrom('beta_reader').select('share_id').where(isLeaving))
    .execute();
  await trx.deleteFrom('beta_reader').where(isLeaving).where('removed_at', 'is', null).where('share_id', 'in', shares).execute();
}

/** Ends what two names share with each other, alone or with co-authors. */
export async function endSharesBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await trx
    .deleteFrom('beta_reader')
    .using('beta_share')
    .whereRef('beta_share.id', '=', 'beta_reader.share_id')
    .where('beta_reader.player_id', 'in', both)
    .where(
      sql<boolean>`(beta_share.owner_id = any(${both}::uuid[]) or exists (
        select from co_author
        where story_id = beta_share.work_id and joined_at is not null and coalesce(co_author.pen_id, co_author.player_id) = any(${both}::uuid[])
          and co_author.player_id <> beta_reader.player_id))`,
    )
    .execute();
}
