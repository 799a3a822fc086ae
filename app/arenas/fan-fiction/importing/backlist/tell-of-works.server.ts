import type { Transaction } from 'kysely';
import { tellFollowers } from '~/notices/telling/tell-followers.server';
import type { Tables } from '~/platform/database/database.server';
import { backlistNotice } from '../../notice-kinds';

interface ShownWork {
  id: string;
  player_id: string;
  batch_id: string;
}

/** Tells the followers of an author of a work that is shown, unless they were told of others that came with it. Call before it is marked as shown. */
export async function tellOfWorks(
  trx: Transaction<Tables>,
  { id, player_id: playerId, batch_id: batchId }: ShownWork,
  now: Date,
): Promise<void> {
  const shown = trx.selectFrom('imported_work').select('id').where('batch_id', '=', batchId).where('held', '=', false);
  if (await shown.where('released_at', 'is not', null).limit(1).executeTakeFirst()) return;
  const key = `backlist:${batchId}`;
  const news = { kind: backlistNotice, dedupeKey: key, groupKey: key, storyId: id, actorId: playerId };
  await tellFollowers(trx, { audience: 'writer', id: playerId }, news, now);
}
