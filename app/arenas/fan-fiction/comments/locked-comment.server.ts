import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds, coAuthorNames } from '~/stories/co-authors/authors-of.server';
import { type CommentAction, type CommentFacts, type FanStoryFacts, mayWithComment } from '../stories/policy';
import { formTexts } from '../texts';
import type { CommentRule, SeenState, Taking } from './comment-rules';

/** A comment whose story is locked by a transaction. */
export interface LockedComment extends CommentFacts {
  id: string;
  state: SeenState;
  chapterId: string | null;
  /** The comment that it answers; null where it answers none. */
  answersId: string | null;
  /** Whether a visitor without an account wrote it; it counts nowhere. */
  isVisitors: boolean;
  story: FanStoryFacts & { id: string; coAuthorIds: readonly string[]; nameIds: readonly string[]; commentRule: CommentRule };
}

const refusals: Record<CommentAction, string> = {
  editComment: formTexts.notYourComment,
  removeComment: formTexts.notRemovable,
  blockWriter: formTexts.notAllowed,
  approveComment: formTexts.notAllowed,
  answerComment: formTexts.notAnswerable,
  freezeThread: formTexts.notAllowed,
};

/** Whether the thread is closed in which the comment of a query's row stands. */
export function isFrozen() {
  return sql<boolean>`(comment.frozen or exists (
    select from fanfic_comment as answered where answered.id = comment.answers_id and answered.frozen))`;
}

/** Locks the story of a comment, in a statement of its own: what is read after it is as the last change to its comments left it. */
export async function lockStoryOfComment(trx: Transaction<Tables>, commentId: string): Promise<void> {
  await trx
    .selectFrom('story')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('fanfic_comment').select('story_id').where('id', '=', commentId))
    .forUpdate()
    .execute();
}

/**
 * Finds a comment for a person's change and locks its story, as every change to a story's comments does.
 * @param taking what becomes of an answer to it; only answering asks for it.
 * @throws {Refusal} when it is missing, or to be answered and by a person they do not see (404), or they may not do so (403).
 */
export async function lockComment(
  trx: Transaction<Tables>,
  commentId: string,
  person: Viewer,
  action: CommentAction,
  taking?: Taking,
): Promise<LockedComment> {
  if (isUuid(commentId)) await lockStoryOfComment(trx, commentId);
  const row = isUuid(commentId)
    ? await trx
        .selectFrom('fanfic_comment as comment')
        .innerJoin('story', 'story.id', 'comment.story_id')
        .select(['comment.id', 'comment.story_id', 'comment.chapter_id', 'comment.answers_id', 'comment.author_id', 'comment.state'])
        .select('comment.visitor_name')
        .select(['story.author_id as story_author_id', 'story.comment_rule', isFrozen().as('frozen')])
        .select([coAuthorIds().as('co_author_ids'), coAuthorNames().as('name_ids')])
        .where('comment.id', '=', commentId)
        .where('comment.hidden_at', 'is', null)
        // What waits for moderators is its writer's alone.
        .where((comment) => comment.or([comment('comment.held', '=', false), comment('comment.author_id', '=', person.id)]))
        .where(action === 'answerComment' ? isSeenBy(person.id, 'comment.author_id') : sql<boolean>`true`)
        .executeTakeFirst()
    : undefined;
  if (!row || row.state === 'removed') throw new Refusal(formTexts.commentMissing, { status: 404 });
  const comment: LockedComment = {
    id: row.id,
    chapterId: row.chapter_id,
    answersId: row.answers_id,
    isVisitors: row.visitor_name !== null,
    authorId: row.author_id,
    state: row.state,
    isAnswer: row.answers_id !== null,
    isFrozen: row.frozen,
    story: {
      ...{ id: row.story_id, authorId: row.story_author_id, coAuthorIds: row.co_author_ids, nameIds: row.name_ids },
      ...{ commentRule: row.comment_rule, taking },
    },
  };
  if (!mayWithComment(person, action, comment)) {
    const isClosed = comment.isFrozen && (action === 'answerComment' || action === 'editComment');
    throw new Refusal(isClosed ? formTexts.threadFrozen : refusals[action], { status: 403 });
  }
  return comment;
}
