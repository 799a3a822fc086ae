import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { maintainNotice } from '../notice-kinds';
import { lockMaintained, lockOwned, lockShared } from '../server/locked.server';
import { requireShown } from '../server/require-shown.server';
import { texts } from '../texts';
import { MOST_MAINTAINERS } from './maintainers';

/** Something that a player does about who maintains a collection. */
interface Acting {
  playerId: string;
  collectionId: string;
}

/**
 * Asks a player to maintain a collection. One who blocks a maintainer is not told, and nobody learns that.
 * @param otherId a player whom the maintainer knows, if there is one of the name.
 * @throws {Refusal} not theirs, nobody of the name, asked already, or too many.
 */
export async function inviteMaintainer(
  trx: Transaction<Tables>,
  { playerId, collectionId }: Acting,
  { otherId, now }: { otherId: string | undefined; now: Date },
): Promise<void> {
  const shared = await lockMaintained(trx, collectionId, playerId);
  await requireShown(trx, playerId);
  if (otherId === undefined) throw new Refusal(texts.maintainers.unknown, { field: 'name', status: 422 });
  const asked = await trx.selectFrom('collection_maintainer').select('player_id').where('collection_id', '=', collectionId).execute();
  const people = new Set([shared.ownerId, ...asked.map(({ player_id }) => player_id)]);
  if (people.has(otherId)) throw new Refusal(texts.maintainers.already, { field: 'name', status: 409 });
  if (people.size >= MOST_MAINTAINERS) throw new Refusal(texts.maintainers.full(MOST_MAINTAINERS), { field: 'name', status: 409 });
  await trx
    .insertInto('collection_maintainer')
    .values({ collection_id: collectionId, player_id: otherId, invited_at: now, joined_at: null })
    .execute();
  await noteReaching(trx, playerId, [otherId], now);
  if (await isBlockedAmong(trx, otherId, shared.maintainerIds)) return;
  const key = `${maintainNotice.id}:${collectionId}`;
  const told = { kind: maintainNotice, playerId: otherId, actorId: playerId, dedupeKey: `${key}:${now.getTime()}`, groupKey: key };
  await notify(trx, [{ ...told, params: { title: shared.title, slug: shared.slug } }], now);
}

/**
 * Accepts an invitation to maintain a collection, or declines it. Accepting again changes nothing.
 * @throws {Refusal} where there is none any longer: it was taken back, or one of them blocks another.
 */
export async function answerMaintaining(
  trx: Transaction<Tables>,
  { playerId, collectionId }: Acting,
  { accepts, now }: { accepts: boolean; now: Date },
): Promise<void> {
  const shared = await lockShared(trx, collectionId);
  if (accepts && shared.maintainerIds.includes(playerId)) return;
  if (!accepts) {
    const declined = trx.deleteFrom('collection_maintainer').where('collection_id', '=', collectionId).where('player_id', '=', playerId);
    await declined.where('joined_at', 'is', null).execute();
    return;
  }
  const isOpen = !shared.hidden && !(await isBlockedAmong(trx, playerId, shared.maintainerIds));
  const invitation = trx.updateTable('collection_maintainer').set({ joined_at: now }).where('collection_id', '=', collectionId);
  const joined = isOpen && (await invitation.where('player_id', '=', playerId).returning('player_id').executeTakeFirst());
  if (!joined) throw new Refusal(texts.maintainers.gone, { status: 404 });
  // Nobody follows what they maintain.
  await trx.deleteFrom('collection_follow').where('collection_id', '=', collectionId).where('player_id', '=', playerId).execute();
}

/** Leaves a collection to its other maintainers. @throws {Refusal} for the one who started it. */
export async function leaveMaintaining(trx: Transaction<Tables>, { playerId, collectionId }: Acting): Promise<void> {
  const shared = await lockShared(trx, collectionId);
  if (shared.ownerId === playerId) throw new Refusal(texts.maintainers.ownerStays, { status: 409 });
  await endMaintaining(trx, collectionId, playerId);
}

/** Takes an invitation back, or a maintainer out of a collection. @throws {Refusal} for a maintainer, where it is not its owner who does it. */
export async function removeMaintainer(trx: Transaction<Tables>, { playerId, collectionId }: Acting, personId: string): Promise<void> {
  const { maintainerIds } = await lockMaintained(trx, collectionId, playerId);
  if (maintainerIds.includes(personId)) await lockOwned(trx, collectionId, playerId);
  await endMaintaining(trx, collectionId, personId);
}

async function endMaintaining(trx: Transaction<Tables>, collectionId: string, playerId: string): Promise<void> {
  await trx.deleteFrom('collection_maintainer').where('collection_id', '=', collectionId).where('player_id', '=', playerId).execute();
}

/**
 * Gives a collection, whose row is locked, to the one who has maintained it longest, since its owner leaves.
 * @returns whether there is such a one.
 */
export async function passOnCollection(trx: Transaction<Tables>, collectionId: string): Promise<boolean> {
  const heir = await trx
    .selectFrom('collection_maintainer')
    .select('player_id')
    .where('collection_id', '=', collectionId)
    .where('joined_at', 'is not', null)
    .orderBy('joined_at')
    .orderBy('player_id')
    .executeTakeFirst();
  if (!heir) return false;
  await endMaintaining(trx, collectionId, heir.player_id);
  await sql`update collection set owner_id = ${heir.player_id} where id = ${collectionId}`.execute(trx);
  await sql`update collection_story set owner_id = ${heir.player_id} where collection_id = ${collectionId}`.execute(trx);
  return true;
}

/** Ends the invitations that a block stands between: of one of two people to maintain a collection of the other one. */
export async function endMaintainingBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await sql`
    delete from collection_maintainer as asked using collection
    where collection.id = asked.collection_id and asked.joined_at is null
      and asked.player_id = any(${both}::uuid[]) and collection.owner_id = any(${both}::uuid[])`.execute(trx);
}
