import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

export async function up(): Promise<void> {}

/**
 * Curves of Definition Match ran late: they counted the stops in which a verdict is read, which the clock of a run does not. Those of
 * days, months and all time are drawn from their runs instead, as the best ones of players were before (0530).
 */
export const backfills: readonly Backfill[] = [
  {
    name: 'records-by-their-clock',
    table: 'game_record',
    key: 'id',
    batch: 2_000,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
        update game_record set curve = null
        where id = any(${keys}::bigint[]) and game = 'definition-match' and curve is not null and exists (
          select from game_run where game_run.player_id = game_record.player_id and game_run.game = game_record.game
            and game_run.settled_at = game_record.reached_at
        )`.execute(trx),
  },
];
