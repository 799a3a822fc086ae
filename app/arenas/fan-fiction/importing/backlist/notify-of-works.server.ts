import { sql, type Transaction } from 'kysely';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Tables } from '~/platform/database/database.server';
import { authorNames, worksNaming } from '~/stories/co-authors/authors-of.server';
import { backlistNotice } from '../../notice-kinds';

interface ShownWork {
  id: string;
  batch_id: string;
}

/**
 * Tells the followers of each name on a work that is shown, unless they were told of others by that name that came with it. Call before it
 * is marked as shown.
 */
export async function notifyOfWorks(trx: Transaction<Tables>, { id, batch_id: batchId }: ShownWork, now: Date): Promise<void> {
  const key = `backlist:${batchId}`;
  for (const name of await authorNames(trx, id)) {
    const shown = trx.selectFrom('imported_work').select('id').where('batch_id', '=', batchId).where('held', '=', false);
    const theirs = shown.where('released_at', 'is not', null).where(sql<boolean>`story_id = any(${worksNaming(name)})`);
    if (await theirs.limit(1).executeTakeFirst()) continue;
    const news = { kind: backlistNotice, dedupeKey: key, groupKey: key, storyId: id, actorId: name };
    await notifyFollowers(trx, { audience: 'writer', id: name }, news, now);
  }
}
