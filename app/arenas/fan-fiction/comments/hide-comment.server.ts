import { sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { countComments } from './count-comments.server';
import { lockStoryOfComment } from './locked-comment.server';

export interface HiddenComment {
  author: string;
  /** The title of its story. */
  story: string;
  text: string;
  /** Whether this changed anything. */
  changed: boolean;
  /** Whether the comment stays hidden because its author is. */
  withPlayer: boolean;
}

/**
 * For moderators: hides a comment from everybody, or shows it again. Either takes the door away.
 * @throws {Refusal} when there is no such comment.
 * @see docs/product/hiding.md
 */
export function hideComment({ db, clock }: { db: Executor; clock: Clock }, commentId: string, hidden: boolean): Promise<HiddenComment> {
  return inTransaction(db, async (trx) => {
    if (isUuid(commentId)) await lockStoryOfComment(trx, commentId);
    const row = isUuid(commentId)
      ? await trx
          .selectFrom('fanfic_comment as comment')
          .innerJoin('story', 'story.id', 'comment.story_id')
          .leftJoin('player as author', 'author.id', 'comment.author_id')
          .select([
            'comment.story_id',
            'comment.body',
            'comment.state',
            'comment.hidden_at',
            'comment.hidden_with_player',
            'comment.behind_door',
            'comment.visitor_name',
          ])
          .select(['story.title', 'author.name as author', 'author.hidden_at as author_hidden_at'])
          .where('comment.id', '=', commentId)
          .where('comment.state', '<>', 'removed')
          .executeTakeFirst()
      : undefined;
    if (!row) throw new Refusal(`There is no comment with the id ${commentId}.`, { status: 404 });
    const wasHidden = row.hidden_at !== null;
    const withPlayer = !hidden && row.author_hidden_at !== null;
    const isHidden = hidden || withPlayer;
    const changed = wasHidden !== isHidden || row.hidden_with_player !== withPlayer || row.behind_door;
    if (changed) {
      const hidden_at = isHidden ? (row.hidden_at ?? clock.now()) : null;
      await trx
        .updateTable('fanfic_comment')
        .set({ hidden_at, hidden_with_player: withPlayer, behind_door: false })
        .where('id', '=', commentId)
        .execute();
      if (row.state === 'shown' && row.visitor_name === null) await countComments(trx, row.story_id, Number(wasHidden) - Number(isHidden));
    }
    return { author: row.visitor_name ?? row.author ?? ANONYMOUS, story: row.title, text: row.body, changed, withPlayer };
  });
}

/** Puts a door before a comment: visitors do not see it, and it is folded for all but its writer. @returns whether that is new. */
export async function putDoorBeforeComment(trx: Transaction<Tables>, commentId: string): Promise<boolean> {
  if (!isUuid(commentId)) return false;
  await lockStoryOfComment(trx, commentId);
  const { numUpdatedRows } = await trx
    .updateTable('fanfic_comment')
    .set({ behind_door: true })
    .where('id', '=', commentId)
    .where('hidden_at', 'is', null)
    .where('behind_door', '=', false)
    .where('state', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Hides a player's comments with them, or shows those again that were hidden so. @param hiddenAt null: shown. @returns how many. */
export async function hideCommentsOf(trx: Transaction<Tables>, playerId: string, hiddenAt: Date | null): Promise<number> {
  const hidden = hiddenAt !== null;
  const { rows } = await sql<{ comments: number }>`
    with moved as (
      update fanfic_comment set hidden_at = ${hiddenAt}::timestamptz, hidden_with_player = ${hidden}
      where author_id = ${playerId} and ${hidden ? sql`hidden_at is null` : sql`hidden_with_player`}
      returning story_id, state
    ), counted as (
      select story_id, count(*)::integer as comments from moved where state = 'shown' group by story_id
    ), stories as (
      update story set comment_count = comment_count ${hidden ? sql`-` : sql`+`} counted.comments
      from counted where counted.story_id = story.id
    )
    select count(*)::integer as comments from moved`.execute(trx);
  return rows[0]?.comments ?? 0;
}
