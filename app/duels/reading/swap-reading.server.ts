import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Dealing } from '../company';
import { SWAPS_A_DAY } from '../rules/deal-readings';
import { texts } from '../texts';
import { dealOne } from './deal-one.server';

/** Why a player does not read a duel: they know one of its texts, or it is not for them. */
export type SwapReason = 'known' | 'not-for-me';

/** Gives a duel back for another one. @returns whether there was another. @throws {Refusal} for the fourth time on a day. */
export async function swapReading(db: Db, readerId: string, { readingId, why }: { readingId: string; why: SwapReason }, dealing: Dealing) {
  const { now } = dealing;
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('player').select('id').where('id', '=', readerId).forNoKeyUpdate().execute();
    const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
    const swapped = await trx
      .selectFrom('duel_reading')
      .select('id')
      .where('reader_id', '=', readerId)
      .where('status', '=', 'swapped')
      .where('ended_at', '>=', today)
      .execute();
    if (swapped.some(({ id }) => id === readingId)) return dealOne(trx, readerId, dealing);
    if (swapped.length >= SWAPS_A_DAY) throw new Refusal(texts.swapped, { status: 429 });
    await trx
      .updateTable('duel_reading')
      .set({ status: 'swapped', ended_at: now, why })
      .where('id', '=', readingId)
      .where('reader_id', '=', readerId)
      .where('status', '=', 'held')
      .execute();
    return dealOne(trx, readerId, dealing);
  });
}
