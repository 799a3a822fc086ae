import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { formTexts } from '../texts';
import { countComments } from './count-comments.server';
import { lockComment } from './locked-comment.server';
import { tellAnswered, tellApproved } from './tell-of-comment.server';

/** Removes a comment for its writer, or for the author of its story. @throws {Refusal} */
export async function removeFor(trx: Transaction<Tables>, player: Viewer, commentId: string): Promise<void> {
  await removeComment(trx, await lockComment(trx, commentId, player, 'removeComment'));
}

/** Shows a waiting comment to everybody, for the author of its story; any other stays as it is. @throws {Refusal} */
export async function approveFor(trx: Transaction<Tables>, player: Viewer, commentId: string, now: Date): Promise<void> {
  const { story, ...comment } = await lockComment(trx, commentId, player, 'approveComment');
  if (comment.state !== 'waiting') return;
  await trx.updateTable('fanfic_comment').set({ state: 'shown' }).where('id', '=', comment.id).execute();
  await countComments(trx, story.id, 1);
  const approved = { ...comment, storyId: story.id, state: 'shown' as const };
  await tellApproved(trx, approved, story.authorId, now);
  await tellAnswered(trx, approved, story.authorId, now);
}

/**
 * The comments of a comment's writer under all stories of a player, in the order in which they are locked and removed.
 * @throws {Refusal} when it is missing, or not on a story of theirs.
 */
export async function allBySameWriter(trx: Transaction<Tables>, playerId: string, commentId: string): Promise<string[]> {
  const writerId = await writerUnderStoryOf(trx, playerId, commentId);
  if (writerId === null) throw new Refusal(formTexts.commentMissing, { status: 404 });
  const theirs = await trx
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select('comment.id')
    .where('story.author_id', '=', playerId)
    .where('comment.author_id', '=', writerId)
    .where('comment.hidden_at', 'is', null)
    .where('comment.held', '=', false)
    .where('comment.state', '<>', 'removed')
    // Stories are locked in one order; answers go before what they answer.
    .orderBy('comment.story_id')
    .orderBy('comment.created_at', 'desc')
    .execute();
  return theirs.map(({ id }) => id);
}

/** Removes a comment whose story is locked; where it has answers, a gap stays above them. */
async function removeComment(
  trx: Transaction<Tables>,
  { story, id, state, answersId }: Awaited<ReturnType<typeof lockComment>>,
): Promise<void> {
  if (await hasAnswers(trx, id)) {
    await trx.updateTable('fanfic_comment').set({ body: '', author_id: null, state: 'removed' }).where('id', '=', id).execute();
  } else {
    await trx.deleteFrom('fanfic_comment').where('id', '=', id).execute();
    if (answersId !== null) await closeGap(trx, answersId);
  }
  if (state === 'shown') await countComments(trx, story.id, -1);
}

/** Who wrote a comment under a story of a player's; null where there is none. */
async function writerUnderStoryOf(trx: Transaction<Tables>, playerId: string, commentId: string): Promise<string | null> {
  if (!isUuid(commentId)) return null;
  const row = await trx
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select('comment.author_id')
    .where('comment.id', '=', commentId)
    .where('story.author_id', '=', playerId)
    .where('comment.author_id', '<>', playerId)
    .executeTakeFirst();
  return row?.author_id ?? null;
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
