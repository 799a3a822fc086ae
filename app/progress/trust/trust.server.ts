import type { Executor } from '~/platform/database/database.server';
import { type Trust, trustOf } from './trust';

/** What a player may do that depends on their time here. @see docs/product/trust.md */
export async function trustOfPlayer(executor: Executor, playerId: string, now: Date): Promise<Trust> {
  const row = await executor
    .selectFrom('player')
    .leftJoin('player_progress as progress', 'progress.player_id', 'player.id')
    .select(['player.created_at', 'progress.games_played', 'progress.stories_published'])
    .where('player.id', '=', playerId)
    .executeTakeFirst();
  return trustOf({ joinedAt: row?.created_at ?? now, games: row?.games_played ?? 0, stories: row?.stories_published ?? 0 }, now);
}
