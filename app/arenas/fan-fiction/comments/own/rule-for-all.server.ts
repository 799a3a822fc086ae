import type { Executor } from '~/platform/database/database.server';
import type { CommentRule } from '../comment-rules';

/** Whose comments an author takes under all their stories, if they have not chosen otherwise for one, as columns of a story. */
export async function ruleForAll(executor: Executor, playerId: string): Promise<{ comment_rule: CommentRule; visitors_comment: boolean }> {
  const row = await executor
    .selectFrom('comment_setting')
    .select(['rule', 'visitors'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { comment_rule: row?.rule ?? 'open', visitors_comment: row?.visitors ?? false };
}
