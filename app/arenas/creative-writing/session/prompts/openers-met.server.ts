import type { Executor } from '~/platform/database/database.server';
import type { MetOpeners } from './opener-order';

/** Which openers a player has met, and when last. */
export async function metOpeners(executor: Executor, playerId: string): Promise<MetOpeners> {
  const rows = await executor.selectFrom('writing_opener_met').select(['opener', 'met_at']).where('player_id', '=', playerId).execute();
  return new Map(rows.map(({ opener, met_at }) => [opener, met_at]));
}

/** Stores that a player meets an opener now. @param opener its key. */
export async function recordMet(executor: Executor, playerId: string, opener: string, now: Date): Promise<void> {
  await executor
    .insertInto('writing_opener_met')
    .values({ player_id: playerId, opener, met_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'opener']).doUpdateSet({ met_at: now }))
    .execute();
}
