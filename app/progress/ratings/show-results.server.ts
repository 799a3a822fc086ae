import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { Ladder } from './ladders';
import { renewBoard } from './ratings-board.server';

/**
 * Shows a player what the contests of a source did to their rating, in the transaction that tells them the outcome. It is shown
 * once nothing before it is withheld.
 * @see docs/product/skill-ratings.md
 */
export async function showResults(
  trx: Transaction<Tables>,
  { ladder, sourceId, playerId }: { ladder: Ladder; sourceId: string; playerId: string },
  now: Date,
): Promise<void> {
  // A ladder that is being worked out again is waited for, since it puts everybody on the board.
  await sql`lock table skill_contest in row exclusive mode`.execute(trx);
  const shown = await trx
    .updateTable('skill_result')
    .from('skill_contest as contest')
    .set({ withheld: false })
    .whereRef('contest.id', '=', 'skill_result.contest_id')
    .where('contest.ladder', '=', ladder)
    .where('contest.source_id', '=', sourceId)
    .where('skill_result.player_id', '=', playerId)
    .where('skill_result.withheld', '=', true)
    .returning('skill_result.contest_id')
    .execute();
  if (shown.length > 0) await renewBoard(trx, ladder, [playerId], now);
}
