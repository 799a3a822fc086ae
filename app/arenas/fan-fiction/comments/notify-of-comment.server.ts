import type { Transaction } from 'kysely';
import { dailyGroup, type NoticeFact } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { authorsOf, namedActor } from '~/stories/co-authors/authors-of.server';
import { answerNotice, approvedNotice, type CommentParams, commentNotice, waitingNotice } from '../notice-kinds';
import type { CommentState } from './comment-rules';

/** A comment that people are notified of. */
interface ToldComment {
  id: string;
  storyId: string;
  chapterId: string | null;
  /** The comment that it answers; null where it answers none. */
  answersId: string | null;
  /** Who wrote it; null when they have left, or have no account. */
  authorId: string | null;
  /** Whether a visitor without an account wrote it. */
  isVisitors?: boolean;
  state: CommentState;
}

/** Tells those who write a story of a new comment, or that a new or changed one waits for their yes. */
export async function notifyAuthors(trx: Transaction<Tables>, comment: ToldComment, now: Date): Promise<void> {
  const isWaiting = comment.state === 'waiting';
  const kind = isWaiting ? waitingNotice : commentNotice;
  const fact = { ...factOf(comment), kind, groupKey: dailyGroup(kind, comment.storyId, now) };
  // A comment waits again each time it is changed.
  const told = isWaiting ? { ...fact, dedupeKey: `waiting:${comment.id}:${now.getTime()}` } : fact;
  const authors = await authorsOf(trx, comment.storyId);
  await notify(
    trx,
    authors.map((playerId) => ({ ...told, playerId })),
    now,
  );
}

/** Tells the writer of a comment that one of the story's authors has approved it, each time if they change it later. */
export async function notifyApproved(trx: Transaction<Tables>, comment: ToldComment, byId: string, now: Date): Promise<void> {
  if (comment.authorId === null) return;
  const keys = { dedupeKey: `approved:${comment.id}:${now.getTime()}`, groupKey: dailyGroup(approvedNotice, comment.storyId, now) };
  const told = { kind: approvedNotice, playerId: comment.authorId, actorId: await namedActor(trx, comment.storyId, byId) };
  await notify(trx, [{ ...factOf(comment), ...told, ...keys }], now);
}

/** Notifies the writer of the comment that was answered, once the answer is shown; those who write the story are notified as of a comment. */
export async function notifyAnswered(trx: Transaction<Tables>, comment: ToldComment, now: Date): Promise<void> {
  if (comment.answersId === null || comment.state !== 'shown') return;
  const answered = await trx.selectFrom('fanfic_comment').select('author_id').where('id', '=', comment.answersId).executeTakeFirst();
  const playerId = answered?.author_id;
  if (!playerId || (await authorsOf(trx, comment.storyId)).includes(playerId)) return;
  const groupKey = dailyGroup(answerNotice, comment.answersId, now);
  await notify(trx, [{ ...factOf(comment), kind: answerNotice, playerId, groupKey }], now);
}

function factOf(comment: ToldComment): Pick<NoticeFact, 'dedupeKey' | 'actorId' | 'storyId' | 'detail' | 'params'> {
  const { id, authorId, storyId, chapterId, answersId, isVisitors = false } = comment;
  const params = { thread: answersId ?? id, ...(isVisitors && { visitor: true }) } satisfies CommentParams;
  return { dedupeKey: `comment:${id}`, actorId: authorId, storyId, detail: chapterId ?? undefined, params };
}
