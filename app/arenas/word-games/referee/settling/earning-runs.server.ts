import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';
import type { GameId } from '../../games/games';

/** Runs of a game and UTC day that earn XP; further ones count for best scores alone. Those of the daily set stand outside. */
export const EARNING_RUNS = 10;

/**
 * How many more runs of a game earn a player XP on the UTC day of a moment. A run belongs to the day on which it began,
 * and only runs with a score count; those under way do not yet.
 * @see docs/product/fair-play.md
 */
export async function earningRunsLeft(executor: Executor, playerId: string, game: GameId, at: Date): Promise<number> {
  const dayBegan = new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
  const { rows } = await sql<{ runs: number }>`
    select count(*)::integer as runs from (
      select from game_run
      where player_id = ${playerId} and game = ${game} and started_at >= ${dayBegan} and started_at < ${new Date(dayBegan.getTime() + DAY_MS)}
        and daily_on is null and past_on is null and challenge_id is null and settled_at is not null and score > 0 and fault is null
      limit ${sql.lit(EARNING_RUNS)}) as earned`.execute(executor);
  return EARNING_RUNS - (rows[0]?.runs ?? 0);
}
