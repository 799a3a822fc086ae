import { type Kysely, sql } from 'kysely';

/**
 * Curves of Definition Match ran late: they counted the stops in which a verdict is read, which the clock of a run does not. Those whose
 * runs are there are drawn from them instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update game_best set curve = null
    where game = 'definition-match' and curve is not null and exists (
      select from game_run where game_run.player_id = game_best.player_id and game_run.game = game_best.game
        and game_run.settled_at = game_best.reached_at
    )`.execute(db);
}
