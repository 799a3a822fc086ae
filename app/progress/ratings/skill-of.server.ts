import type { Executor } from '~/platform/database/database.server';
import type { Ladder } from './ladders';
import type { Skill } from './skill';
import { atTime } from './stored-skill';

/** How good a player is on a ladder by now, also before that is shown to anybody. */
export async function skillOf(executor: Executor, ladder: Ladder, playerId: string, now: Date): Promise<Skill> {
  const row = await executor
    .selectFrom('skill')
    .select(['mean', 'deviation', 'rated_at as ratedAt'])
    .where('ladder', '=', ladder)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return atTime(row, now);
}
