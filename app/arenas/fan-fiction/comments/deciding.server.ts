import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isAuthoredBy, nameOn, worksOf } from '~/stories/co-authors/authors-of.server';
import { formTexts } from '../texts';
import { countComments } from './count-comments.server';
import { type LockedComment, lockComment } from './locked-comment.server';
import { notifyAnswered, notifyApproved } from './notify-of-comment.server';
import { blockVisitor, type Visitor } from './visitors/block-visitor.server';

/** Removes a comment for its writer, or for the author of its story. @throws {Refusal} */
export async function removeFor(trx: Transaction<Tables>, player: Viewer, commentId: string): Promise<void> {
  await removeComment(trx, await lockComment(trx, commentId, player, 'removeComment'));
}

/** Shows a waiting comment to everybody, for the author of its story; any other stays as it is. @returns the comment. @throws {Refusal} */
export async function approveFor(trx: Transaction<Tables>, player: Viewer, commentId: string, now: Date): Promise<LockedComment> {
  const locked = await lockComment(trx, commentId, player, 'approveComment');
  const { story, ...comment } = locked;
  if (comment.state !== 'waiting') return locked;
  await trx.updateTable('fanfic_comment').set({ state: 'shown' }).where('id', '=', comment.id).execute();
  if (!comment.isVisitors) await countComments(trx, story.id, 1);
  const approved = { ...comment, storyId: story.id, state: 'shown' as const };
  await notifyApproved(trx, approved, player.id, now);
  await notifyAnswered(trx, approved, now);
  return locked;
}

/**
 * Who wrote a comment, a person with an account or a visitor, below which story, and under which name its author writes that: by that name
 * they met. Null where a collection holds names back.
 */
export type CommentWriter = ({ playerId: string } | { visitor: Visitor & { name: string } }) & { storyId: string; metAs: string | null };

/** Blocks a player who wrote a comment, as the one by whose name they met. */
export type BlockWriter = (writerId: string, metAs: string | null) => Promise<void>;

/**
 * The comments of a comment's writer under all stories of a player that stand under the same name, or under the very one that has none,
 * in the order in which they are locked and removed. Those below others would go at the same moment, and show whose these are.
 * @throws {Refusal} when it is missing, or not on a story of theirs.
 */
export async function allBySameWriter(trx: Transaction<Tables>, playerId: string, commentId: string): Promise<string[]> {
  const writer = await writerUnderStoryOf(trx, playerId, commentId);
  if (!writer) throw new Refusal(formTexts.commentMissing, { status: 404 });
  return commentsBy(trx, playerId, writer);
}

/** All that a writer has under the stories of a player, of those under one name. */
async function commentsBy(trx: Transaction<Tables>, playerId: string, writer: CommentWriter): Promise<string[]> {
  const theirs = await trx
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select('comment.id')
    .where(isAmongWorks(playerId))
    .where(isUnderSameName(playerId, writer))
    .where((is) =>
      'playerId' in writer ? is('comment.author_id', '=', writer.playerId) : is('comment.guest_id', '=', writer.visitor.guestId),
    )
    .where('comment.hidden_at', 'is', null)
    .where('comment.held', '=', false)
    .where('comment.state', '<>', 'removed')
    // Stories are locked in one order; answers go before what they answer.
    .orderBy('comment.story_id')
    .orderBy('comment.created_at', 'desc')
    .execute();
  return theirs.map(({ id }) => id);
}

/** Whether a player writes the story of a query's row under the name by which a writer met them: one without a name is like no other. */
function isUnderSameName(playerId: string, { storyId, metAs }: CommentWriter): RawBuilder<boolean> {
  if (metAs === null) return sql<boolean>`story.id = ${storyId}`;
  return sql<boolean>`story.author_id is not null and ${nameOn(playerId)} = ${metAs}`;
}

/** Blocks the visitor who wrote a comment, and removes what they wrote under those of the player's stories that stand under the same name. */
export async function removeAndBlockVisitor(
  trx: Transaction<Tables>,
  player: Viewer,
  { commentId, now, ...writer }: Extract<CommentWriter, { visitor: unknown }> & { commentId: string; now: Date },
): Promise<void> {
  await blockVisitor(trx, writer.metAs ?? player.id, writer.visitor, now);
  const ids = await commentsBy(trx, player.id, writer);
  for (const id of ids.includes(commentId) ? ids : [commentId, ...ids]) await removeFor(trx, player, id);
}

interface Decided {
  ids: readonly string[];
  decision: 'approve' | 'refuse';
  now: Date;
}

/**
 * Decides about those of some comments that wait under stories of a player. What was decided meanwhile, in another tab or by its
 * writer, stays as it is. @returns about how many.
 */
export async function decideWaiting(trx: Transaction<Tables>, player: Viewer, { ids, decision, now }: Decided): Promise<number> {
  if (ids.length === 0) return 0;
  const stories = trx.selectFrom('fanfic_comment').select('story_id').where('id', 'in', ids);
  // Locks the stories in one order; what waits is read after that, as the last decision left it.
  await trx.selectFrom('story').select('id').where('id', 'in', stories).where(isAuthoredBy(player.id)).orderBy('id').forUpdate().execute();
  const waiting = await waitingAmong(trx, player.id, ids);
  for (const id of waiting) {
    if (decision === 'approve') await approveFor(trx, player, id, now);
    else await removeFor(trx, player, id);
  }
  return waiting.length;
}

/** Those of some comments that wait under stories of a player, answers before what they answer. */
export async function waitingAmong(executor: Executor, playerId: string, ids: readonly string[]): Promise<string[]> {
  const waiting = await executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select('comment.id')
    .where('comment.id', 'in', ids)
    .where(isAuthoredBy(playerId))
    .where('comment.state', '=', 'waiting')
    .where('comment.hidden_at', 'is', null)
    .where('comment.held', '=', false)
    .orderBy('comment.created_at', 'desc')
    .execute();
  return waiting.map(({ id }) => id);
}

/** Whether the story of a query's row is one of those that a person writes, alone or with others. */
export function isAmongWorks(playerId: string) {
  return sql<boolean>`story.id = any(${worksOf(playerId)})`;
}

/** A comment to remove. */
type RemovedComment = Pick<LockedComment, 'id' | 'state' | 'answersId' | 'isVisitors'> & { story: { id: string } };

/** Removes a comment whose story is locked; where it has answers, a gap stays above them. */
export async function removeComment(trx: Transaction<Tables>, { story, id, state, answersId, isVisitors }: RemovedComment): Promise<void> {
  if (await hasAnswers(trx, id)) {
    const nobody = { author_id: null, visitor_name: null, guest_id: null, address_mark: null };
    await trx
      .updateTable('fanfic_comment')
      .set({ body: '', ...nobody, state: 'removed' })
      .where('id', '=', id)
      .execute();
  } else {
    await trx.deleteFrom('fanfic_comment').where('id', '=', id).execute();
    if (answersId !== null) await closeGap(trx, answersId);
  }
  if (state === 'shown' && !isVisitors) await countComments(trx, story.id, -1);
}

/** Who wrote a comment under a story of a player's, and under which name they met; undefined where there is none, or its writer has left or is forgotten. */
export async function writerUnderStoryOf(executor: Executor, playerId: string, commentId: string): Promise<CommentWriter | undefined> {
  if (!isUuid(commentId)) return undefined;
  const row = await executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select(['comment.author_id', 'comment.visitor_name', 'comment.guest_id', 'comment.address_mark'])
    .select(['comment.story_id', sql<string | null>`case when story.author_id is not null then ${nameOn(playerId)} end`.as('signed')])
    .where('comment.id', '=', commentId)
    .where(isAuthoredBy(playerId))
    .where('comment.author_id', 'is distinct from', playerId)
    .where(sql<boolean>`not exists (select from player as pen where pen.id = comment.author_id and pen.pen_of = ${playerId})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const met = { storyId: row.story_id, metAs: row.signed };
  if (row.author_id) return { playerId: row.author_id, ...met };
  if (!row.guest_id || row.visitor_name === null) return undefined;
  return { visitor: { guestId: row.guest_id, addressMark: row.address_mark, name: row.visitor_name }, ...met };
}

async function hasAnswers(trx: Transaction<Tables>, commentId: string): Promise<boolean> {
  const answer = await trx.selectFrom('fanfic_comment').select('id').where('answers_id', '=', commentId).limit(1).executeTakeFirst();
  return answer !== undefined;
}

/** Deletes a removed comment once no answer to it is left. */
async function closeGap(trx: Transaction<Tables>, commentId: string): Promise<void> {
  if (await hasAnswers(trx, commentId)) return;
  await trx.deleteFrom('fanfic_comment').where('id', '=', commentId).where('state', '=', 'removed').execute();
}
