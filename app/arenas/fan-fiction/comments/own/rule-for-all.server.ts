import type { Executor } from '~/platform/database/database.server';
import type { CommentRule } from '../comment-rules';

/** Whose comments an author takes under all their stories, if they have not chosen otherwise for one. */
export async function ruleForAll(executor: Executor, playerId: string): Promise<CommentRule> {
  const row = await executor.selectFrom('comment_setting').select('rule').where('player_id', '=', playerId).executeTakeFirst();
  return row?.rule ?? 'open';
}
