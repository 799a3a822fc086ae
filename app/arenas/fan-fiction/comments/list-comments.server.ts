import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid, UUID_FORM } from '~/platform/ids/uuid';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { shownTo } from '~/stories/own/shown-to.server';
import { dayText } from '~/stories/story';
import { COMMENTS_PAGE } from '../limits';
import { mayWithComment } from '../stories/policy';
import type { CommentPage } from './comment.contract';

export interface CommentListOptions {
  storyId: string;
  /** Undefined: comments on all chapters and on the story as a whole. */
  chapterId?: string | undefined;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
  viewerId: string | undefined;
  limit?: number;
}

/** One page of the comments on a story or on one of its chapters, newest first. @see docs/product/fan-fiction.md */
export async function listComments(executor: Executor, options: CommentListOptions): Promise<CommentPage> {
  const { viewerId, storyId, chapterId, limit = COMMENTS_PAGE } = options;
  if (!isUuid(storyId) || (chapterId !== undefined && !isUuid(chapterId))) return { comments: [], next: undefined };
  const rows = await commentListQuery(executor, { ...options, limit: limit + 1 }).execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const person = viewerId === undefined ? undefined : { id: viewerId };
  return {
    comments: shown.map((row) => {
      const facts = { authorId: row.author_id, story: { authorId: row.story_author_id } };
      return {
        id: row.id,
        author: row.author ?? ANONYMOUS,
        date: dayText(row.created_at),
        text: row.body,
        edited: row.updated_at > row.created_at,
        chapter: row.number ?? undefined,
        may: { edit: mayWithComment(person, 'editComment', facts), remove: mayWithComment(person, 'removeComment', facts) },
      };
    }),
    next: last && rows.length > limit ? cursorOf(last) : undefined,
  };
}

/** The query of a page; exported to check its query plan. */
function commentListQuery(executor: Executor, { storyId, chapterId, cursor, viewerId, limit = COMMENTS_PAGE }: CommentListOptions) {
  const position = parseCursor(cursor);
  const shown = executor.selectFrom('fanfic_comment as comment').where('comment.hidden_at', 'is', null);
  const those = chapterId === undefined ? shown.where('comment.story_id', '=', storyId) : shown.where('comment.chapter_id', '=', chapterId);
  const onPage = position
    ? those.where(sql<boolean>`(comment.created_at, comment.id) < (${new Date(position.createdAt)}, ${position.id})`)
    : those;
  return onPage
    .innerJoin('story', 'story.id', 'comment.story_id')
    .leftJoin('player as author', 'author.id', 'comment.author_id')
    .leftJoin('fanfic_chapter as chapter', 'chapter.id', 'comment.chapter_id')
    .select(['comment.id', 'comment.author_id', 'author.name as author', 'comment.body', 'comment.created_at', 'comment.updated_at'])
    .select(['chapter.number', 'story.author_id as story_author_id'])
    .where(shownTo(viewerId))
    .where(isRatedFor(viewerId))
    .where(isSeenBy(viewerId, 'comment.author_id'))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit);
}

const CURSOR = new RegExp(String.raw`^(\d{1,14})\.(${UUID_FORM})$`);

function cursorOf(last: { id: string; created_at: Date }): string {
  return Buffer.from(`${last.created_at.getTime()}.${last.id}`).toString('base64url');
}

function parseCursor(cursor: string | null | undefined): { createdAt: number; id: string } | undefined {
  if (!cursor) return undefined;
  const [, createdAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return id && isUuid(id) ? { createdAt: Number(createdAt), id } : undefined;
}
