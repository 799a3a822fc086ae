import { type RawBuilder, sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';

/** So many of a person's works a day stand among the latest stories; all others at their old days alone. */
const IN_LATEST_A_DAY = 3;
/** A work from after this, in ms, would stand among the latest anyway. */
const RECENT_MS = 30 * DAY_MS;

/** Whether the imported work of a query's row, `work`, may be shown today: it is old, or its author has room among the latest. */
export function mayComeToday(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(work.first_published < ${recentSince(now)} or (${countLatest(sql`work.player_id`, now)}) < ${IN_LATEST_A_DAY})`;
}

/**
 * Counts again under a lock on the author's row: two processes that show two works of one person count one after the other.
 * @returns where the work comes today; undefined where it waits for another day.
 */
export async function roomToday(
  trx: Transaction<Tables>,
  { player_id: playerId, first_published: day }: { player_id: string; first_published: string | null },
  now: Date,
): Promise<'latest' | 'its day' | undefined> {
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ count: number }>`${countLatest(sql`${playerId}::uuid`, now)}`.execute(trx);
  if ((rows[0]?.count ?? 0) < IN_LATEST_A_DAY) return 'latest';
  return day !== null && !isRecent(day, now) ? 'its day' : undefined;
}

/** How many works of a person came among the latest today. */
function countLatest(playerId: RawBuilder<unknown>, now: Date): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`select count(*)::integer as count from imported_work as earlier
    where earlier.player_id = ${playerId} and earlier.in_latest and earlier.released_at >= ${`${dayOf(now)}T00:00:00Z`}::timestamptz`;
}

/** Whether what stands at a day, such as '2019-05-05', stands among the latest. */
export function isRecent(day: string, now: Date): boolean {
  return day >= recentSince(now);
}

function recentSince(now: Date): string {
  return dayOf(new Date(now.getTime() - RECENT_MS));
}

/** In UTC, such as '2026-03-01'. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
