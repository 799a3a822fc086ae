import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { lineWonNotice } from '../notice-kinds';
import { openingsOf } from '../rules/openings';
import { bestSentences } from './standing-sentences.server';

/**
 * Chooses the sentence of a day that is over, or chooses again after moderators have hidden one or put one back; the days after
 * it in its week open with it. The person who wrote it is told, once.
 * @returns whether another sentence is chosen now than before. The row of the day must be locked.
 */
export async function decideDay(trx: Transaction<Tables>, day: string, now: Date): Promise<boolean> {
  const [best] = await bestSentences(trx, day, 1);
  const winnerId = best?.id ?? null;
  const changed = await trx
    .updateTable('days_line')
    .set({ winner_id: winnerId, decided_at: sql<Date>`coalesce(decided_at, ${now})` })
    .where('day', '=', day)
    .where(sql<boolean>`(decided_at is null or winner_id is distinct from ${winnerId}::uuid)`)
    .returning('week')
    .executeTakeFirst();
  if (!changed) return false;
  await linkOpenings(trx, changed.week);
  if (best?.playerId) {
    const key = `days-line:${day}:${best.playerId}`;
    await notify(trx, [{ kind: lineWonNotice, playerId: best.playerId, dedupeKey: key, groupKey: key, detail: day }], now);
  }
  return true;
}

/** Lets each day of a week open with what the days before it chose. */
async function linkOpenings(trx: Transaction<Tables>, monday: string): Promise<void> {
  const days = await trx.selectFrom('days_line').select(['day', 'winner_id']).where('week', '=', monday).orderBy('day').execute();
  for (const [day, opening] of openingsOf(days.map(({ day, winner_id: winner }) => ({ day, winner })))) {
    await trx
      .updateTable('days_line')
      .set({ opening_id: opening })
      .where('day', '=', day)
      .where(sql<boolean>`opening_id is distinct from ${opening}::uuid`)
      .execute();
  }
}

/**
 * Whether a decided day chooses again after a sentence was hidden or put back: only where that one is its winner, or now the best.
 * @param winnerId what the day has chosen; null for nothing.
 */
export async function choosesAgain(
  trx: Transaction<Tables>,
  day: string,
  { id, hidden, winnerId }: { id: string; hidden: boolean; winnerId: string | null },
): Promise<boolean> {
  if (hidden) return id === winnerId;
  const [best] = await bestSentences(trx, day, 1);
  return best?.id === id;
}

/** A day whose row is locked. */
interface LockedDay {
  decided: boolean;
  week: string;
  /** What it has chosen; null for nothing. */
  winnerId: string | null;
}

/** Locks the row of a day; undefined where there is no such day. */
export async function lockDay(trx: Transaction<Tables>, day: string): Promise<LockedDay | undefined> {
  const row = await trx
    .selectFrom('days_line')
    .select(['decided_at', 'week', 'winner_id'])
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();
  return row && { decided: row.decided_at !== null, week: row.week, winnerId: row.winner_id };
}
