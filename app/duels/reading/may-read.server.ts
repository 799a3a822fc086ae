import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** How many stories somebody has finished before they are dealt duels without having written one. */
const FINISHED_STORIES = 10;

/** Whether somebody is dealt duels: they have handed in a text, or have finished ten stories, which they rated at their ends. */
export async function mayReadDuels(executor: Executor, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from duel_text where player_id = ${playerId} and sealed_at is not null)
      or (select count(*) from (select from story_rating where player_id = ${playerId} limit ${sql.lit(FINISHED_STORIES)}) as rated)
        >= ${sql.lit(FINISHED_STORIES)} as may`.execute(executor);
  return rows[0]?.may ?? false;
}
