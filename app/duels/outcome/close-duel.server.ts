import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import { rateContest } from '~/progress/ratings/rate-contest.server';
import { CLOSING_MS } from '../rules/clock';
import { closes, resultOf } from '../rules/closing';
import { releaseOutcomes } from './release-outcomes.server';

/**
 * Closes a duel if it is time, once: its votes are rated, and its writers see the outcome as soon as their own readings are done.
 * Call it after every change of its readings, with the row of the duel locked or lockable.
 * @returns whether it closed now.
 * @see docs/product/duels.md
 */
export async function closeDuel(trx: Transaction<Tables>, duelId: string, now: Date): Promise<boolean> {
  const duel = await trx
    .selectFrom('duel')
    .selectAll()
    .where('id', '=', duelId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!duel) return false;
  const tally = {
    wanted: duel.wanted,
    first: duel.first_votes,
    second: duel.second_votes,
    alone: duel.second_id === null,
    madeAt: duel.made_at,
  };
  if (!closes(tally, now)) return false;
  await trx.updateTable('duel').set({ decided_at: now }).where('id', '=', duelId).execute();
  await trx
    .updateTable('duel_reading')
    .set({ status: 'lapsed', ended_at: now })
    .where('duel_id', '=', duelId)
    .where('status', '=', 'held')
    .execute();
  const writers = await writersOf(trx, duel.first_id, duel.second_id);
  if (!tally.alone && resultOf(tally.first, tally.second, false) !== 'unread') await rateVotes(trx, duelId, writers, now);
  for (const { playerId } of writers) if (playerId) await releaseOutcomes(trx, playerId, now);
  return true;
}

/** Closes the duels for which three days are over. @returns how many. */
export function closeDue(db: Db, now: Date, onFailure: (error: unknown, duelId: string) => void): Promise<number> {
  const since = new Date(now.getTime() - CLOSING_MS);
  const due = { table: 'duel', key: 'id', due: 'made_at', where: sql<boolean>`decided_at is null and made_at <= ${since}` } as const;
  return sweep(db, due, (duelId) => db.transaction().execute((trx) => closeDuel(trx, duelId, now)), onFailure);
}

async function writersOf(trx: Transaction<Tables>, firstId: string, secondId: string | null) {
  const ids = secondId === null ? [firstId] : [firstId, secondId];
  return trx.selectFrom('duel_text').select(['id', 'player_id as playerId']).where('id', 'in', ids).orderBy('player_id').execute();
}

/** Rates each vote, so that 4 to 1 says more than 3 to 2. Each writer's rating shows it once they see the outcome. */
async function rateVotes(
  trx: Transaction<Tables>,
  duelId: string,
  writers: readonly { id: string; playerId: string | null }[],
  now: Date,
): Promise<void> {
  const known = writers.flatMap(({ id, playerId }) => (playerId === null ? [] : [{ id, playerId }]));
  if (known.length < 2) return;
  const votes = await trx
    .selectFrom('duel_reading')
    .select('picked_id')
    .where('duel_id', '=', duelId)
    .where('status', '=', 'done')
    .where('picked_id', 'is not', null)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  for (const [index, { picked_id }] of votes.entries()) {
    const placed = known.map(({ id, playerId }) => ({ playerId, place: id === picked_id ? 1 : 2 }));
    await rateContest(trx, { ladder: 'duel', sourceId: duelId, part: index + 1, placed, withheld: true }, now);
  }
}
