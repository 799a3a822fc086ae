import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import type { Log } from '~/platform/log/log.server';
import type { ImportedWorkTable } from './backlist.tables';
import { notifyOfWorks } from './notify-of-works.server';
import { mayComeToday, roomToday } from './room-today.server';

/**
 * Treats works that a moderator has let through as if they were published now: their authors' followers are told, and the first three
 * of a day come among the latest. It asks what is public, not who decided, so that no road back into sight is missed. Recent ones
 * beyond three stay at their own day until another day has room. Each has a transaction of its own; one that fails is tried
 * again the next time.
 * @throws if the database is away.
 * @see docs/product/importing.md
 */
export async function showReleased({ db, log }: { db: Db; log?: Pick<Log, 'error'> | undefined }, now: Date): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const tried: { id?: string } = {};
    try {
      await db.transaction().execute(async (trx) => {
        const work = await nextReleased(trx, failed, now);
        tried.id = work?.id;
        if (work) await show(trx, work, now);
      });
    } catch (error) {
      if (tried.id === undefined || isDatabaseAway(error)) throw error;
      log?.error({ err: error, workId: tried.id }, 'an imported work that was let through could not be shown as new');
      failed.push(tried.id);
    }
    if (tried.id === undefined) return;
  }
}

type ReleasedWork = Pick<Selectable<ImportedWorkTable>, 'id' | 'player_id' | 'batch_id' | 'first_published' | 'last_updated'>;

/** The next work that waited for a moderator and is public, locked; those that another process shows are passed over. */
async function nextReleased(trx: Transaction<Tables>, passed: readonly string[], now: Date): Promise<ReleasedWork | undefined> {
  const { rows } = await sql<ReleasedWork>`
    select work.id, work.player_id, work.batch_id, work.first_published, work.last_updated from imported_work as work
    join story on story.id = work.story_id and story.status = 'published'
    where work.held and not work.id = any(${passed}::uuid[]) and ${mayComeToday(now)}
    order by work.first_published desc nulls first, work.id limit 1
    for update of work, story skip locked`.execute(trx);
  return rows[0];
}

async function show(trx: Transaction<Tables>, work: ReleasedWork, now: Date): Promise<void> {
  const room = await roomToday(trx, work, now);
  if (room === undefined) return;
  await notifyOfWorks(trx, work, now);
  const inLatest = room === 'latest';
  await trx.updateTable('imported_work').set({ held: false, released_at: now, in_latest: inLatest }).where('id', '=', work.id).execute();
  if (inLatest) await trx.updateTable('story').set({ published_at: now, updated_at: now }).where('id', '=', work.id).execute();
}
