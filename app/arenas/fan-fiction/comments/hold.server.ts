import { sql, type Transaction } from 'kysely';
import { HELD_COMMENTS } from '~/blocks/returning/returning';
import { mayHaveBeen, type ReachedSince } from '~/blocks/returning/returning.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { detectSoon } from '~/platform/feature/detector';
import { notifyAuthors } from './notify-of-comment.server';

/**
 * Whether a comment waits for moderators, because its writer may be a person who is not wanted under another name. If it does,
 * it is counted, and the site looks at its writer.
 * @param authorIds to whom they write: the authors of the story.
 * @see docs/product/trust.md
 */
export async function isHeldBack(
  trx: Transaction<Tables>,
  { playerId, authorIds }: { playerId: string; authorIds: readonly (string | null)[] },
  now: Date,
): Promise<boolean> {
  const hold = await trx
    .selectFrom('comment_hold')
    .select(['comments', 'released_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (hold?.released_at || (hold?.comments ?? 0) >= HELD_COMMENTS) return false;
  if (!(await isUnwantedByOne(trx, playerId, authorIds, now))) return false;
  await trx
    .insertInto('comment_hold')
    .values({ player_id: playerId, comments: 1 })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ comments: sql<number>`comment_hold.comments + 1` }))
    .execute();
  await detectSoon(trx, { kind: 'return', id: playerId }, now);
  return true;
}

/** Whether a writer may be one whom one of some people does not want, under another name. */
async function isUnwantedByOne(
  trx: Transaction<Tables>,
  playerId: string,
  authorIds: readonly (string | null)[],
  now: Date,
): Promise<boolean> {
  for (const targetId of new Set(authorIds)) {
    if ((await mayHaveBeen(trx, { playerId, targetId }, now, wroteUnderOrRated)).length > 0) return true;
  }
  return false;
}

/** Which of some people have written under stories of a person since a time, or rated them. */
export const wroteUnderOrRated: ReachedSince = async (executor, { otherIds, targetId }, since) => {
  const { rows } = await sql<{ id: string }>`
    select comment.author_id as id from fanfic_comment as comment join story on story.id = comment.story_id
    where comment.author_id = any(${otherIds}::uuid[]) and story.author_id = ${targetId} and comment.created_at >= ${since}
    union
    select vote.player_id from story_rating as vote join story on story.id = vote.story_id
    where vote.player_id = any(${otherIds}::uuid[]) and story.author_id = ${targetId} and vote.updated_at >= ${since}`.execute(executor);
  return new Set(rows.map(({ id }) => id));
};

/** Whether moderators found nothing in an earlier case of a player, so that nothing of theirs waits. */
export async function isReleased(executor: Executor, playerId: string): Promise<boolean> {
  const hold = await executor.selectFrom('comment_hold').select('released_at').where('player_id', '=', playerId).executeTakeFirst();
  return hold?.released_at != null;
}

/** The latest comments of a player that wait, at most three, each with the author of its story. */
export async function heldComments(executor: Executor, playerId: string): Promise<{ body: string; target: string | null }[]> {
  return executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select(['comment.body', 'story.author_id as target'])
    .where('comment.author_id', '=', playerId)
    .where('comment.held', '=', true)
    .orderBy('comment.created_at', 'desc')
    .limit(HELD_COMMENTS)
    .execute();
}

/** Has the comments of a player that wait, now and later, wait for a case. */
export async function holdForCase(trx: Transaction<Tables>, playerId: string, caseId: string): Promise<void> {
  await trx
    .insertInto('comment_hold')
    .values({ player_id: playerId, comments: 0, case_id: caseId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ case_id: caseId }))
    .execute();
}

/** Hands the comments that waited for a case to the authors of their stories, who are told; nothing of these people waits so again. */
export async function releaseHeld(trx: Transaction<Tables>, caseId: string, now: Date): Promise<void> {
  const released = await trx
    .updateTable('comment_hold')
    .set({ released_at: now })
    .where('case_id', '=', caseId)
    .where('released_at', 'is', null)
    .returning('player_id')
    .execute();
  if (released.length === 0) return;
  const comments = await trx
    .updateTable('fanfic_comment as comment')
    .from('story')
    .set({ held: false })
    .whereRef('story.id', '=', 'comment.story_id')
    .where(
      'comment.author_id',
      'in',
      released.map(({ player_id }) => player_id),
    )
    .where('comment.held', '=', true)
    .returning(['comment.id', 'comment.story_id', 'comment.chapter_id', 'comment.answers_id', 'comment.author_id'])
    .returning('comment.state')
    .execute();
  for (const { id, story_id: storyId, chapter_id: chapterId, answers_id: answersId, author_id: authorId, state } of comments) {
    await notifyAuthors(trx, { id, storyId, chapterId, answersId, authorId, state }, now);
  }
}
