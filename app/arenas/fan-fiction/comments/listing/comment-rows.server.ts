import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isBlockedBy, isSeenAs, isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { dayText } from '~/platform/text/format-dates';
import { trustOf } from '~/progress/trust/trust';
import { coAuthorIds, coAuthorNames, penNameOf } from '~/stories/co-authors/authors-of.server';
import { knownAs, writesStory } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { type FanStoryFacts, mayWithComment } from '../../stories/policy';
import type { FanComment, QuotedPassage } from '../comment.contract';
import { type Taking, takesVisitors } from '../comment-rules';
import { takingFor } from '../commenting.server';
import { isFrozen } from '../locked-comment.server';

/** A story whose comments are read. */
export interface ReadStory extends FanStoryFacts {
  id: string;
  taking: Taking;
  /** Whether people without an account may comment. */
  takesVisitors: boolean;
  /** The pen name of the reader's under which they write it. */
  pen?: string | null;
}

/** Who reads comments, on which story, and when. */
export interface CommentReader {
  story: ReadStory;
  /** Undefined for a visitor. */
  viewerId: string | undefined;
  /** The guest of a visitor's browser, who sees and may remove what was written with it. */
  guestId: string | undefined;
  now: Date;
}

/** The story whose comments a person asks for; undefined when there is none that they may read. */
export async function storyToComment(
  executor: Executor,
  { storyId, viewerId, now }: { storyId: string; viewerId: string | undefined; now: Date },
): Promise<ReadStory | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await executor
    .selectFrom('story')
    .select(['id', 'author_id', 'comment_rule', 'visitors_comment', coAuthorIds().as('co_author_ids')])
    .select([coAuthorNames().as('name_ids'), penNameOf(viewerId).as('pen')])
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .where(isReadableBy(viewerId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { author_id: authorId, co_author_ids: coAuthors, name_ids: nameIds, comment_rule: commentRule } = row;
  const authors = { authorId, coAuthorIds: coAuthors, nameIds };
  const taking = await takingFor(executor, { ...authors, commentRule }, viewerId, now);
  const taken = { taking, takesVisitors: takesVisitors(commentRule, row.visitors_comment) };
  return { id: row.id, ...authors, ...taken, pen: row.pen };
}

/**
 * Whether a comment is shown to its reader, as a condition of a query. What waits for moderators is shown to its writer alone. Under their own stories authors are shown what people
 * wrote whom they block, so that they can remove it, and under a pen name also what those wrote who block another name of theirs.
 * @param table the name of `fanfic_comment` in the query.
 */
export function isShownTo({ story, viewerId, guestId }: CommentReader, table: 'comment' | 'answer'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isAuthor = writesStory(viewerId, story);
  const author = `${table}.author_id`;
  const name = isAuthor && viewerId !== undefined && story.authorId !== null ? knownAs(viewerId, story) : viewerId;
  const isSeen =
    viewerId !== undefined && name !== undefined && name !== viewerId ? isSeenAs(viewerId, name, author) : isSeenBy(viewerId, author);
  const isPassed = isAuthor
    ? sql`${column('state')} <> 'removed' and not ${column('held')}`
    : sql`(${column('state')} = 'shown' or ${column('state')} = 'waiting'
        and (${column('author_id')} = ${viewerId ?? null}::uuid or ${column('guest_id')} = ${guestId ?? null}::uuid))`;
  const isOpen = viewerId === undefined ? sql`not ${column('behind_door')}` : sql`true`;
  return sql<boolean>`(${column('hidden_at')} is null and ${isOpen} and ${isPassed} and ${isAuthor ? sql`(${isSeen} or ${isBlockedBy(viewerId, author)})` : isSeen})`;
}

/** The comments of a story with all that their reader is told, shown or not. */
export function commentRows(executor: Executor, reader: CommentReader) {
  return executor
    .selectFrom('fanfic_comment as comment')
    .leftJoin('player as author', 'author.id', 'comment.author_id')
    .leftJoin('player_progress as progress', 'progress.player_id', 'comment.author_id')
    .leftJoin('fanfic_chapter as chapter', 'chapter.id', 'comment.chapter_id')
    .select([
      'comment.id',
      'comment.chapter_id',
      'comment.answers_id',
      'comment.passage',
      'comment.author_id',
      'comment.body',
      'comment.state',
      'comment.behind_door',
      'comment.visitor_name',
      'comment.guest_id',
      isFrozen().as('frozen'),
      'chapter.number',
    ])
    .select(['comment.created_at', 'comment.updated_at', 'author.name as author', 'author.created_at as joined_at', 'author.role'])
    .select(['progress.games_played', 'progress.stories_published', isShownTo(reader, 'comment').as('is_shown')])
    .select(isBlockedBy(reader.viewerId, 'comment.author_id').as('folded'))
    .where('comment.story_id', '=', reader.story.id);
}

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number];

/** A row as its reader sees it. @param about the paragraph that it is about, as `FanComment` has it. */
export function commentOf(row: CommentRow, { story, viewerId, guestId, now }: CommentReader, about?: QuotedPassage | null): FanComment {
  const person = viewerId === undefined ? undefined : { id: viewerId };
  const isOwnVisit = guestId !== undefined && row.guest_id === guestId;
  const hasWriter = row.author_id !== null || row.guest_id !== null;
  const facts = { authorId: row.author_id, state: row.state, isAnswer: row.answers_id !== null, isFrozen: row.frozen, story };
  return {
    id: row.id,
    answers: row.answers_id ?? undefined,
    author: row.visitor_name ?? row.author ?? ANONYMOUS,
    authorId: row.author_id ?? undefined,
    badge: badgeOf(row, story),
    folded: row.folded,
    ...(row.behind_door && row.author_id !== viewerId && { behindDoor: true as const }),
    date: dayText(row.created_at),
    text: row.body,
    edited: row.updated_at > row.created_at,
    linked: isLinked(row, now),
    waiting: row.state === 'waiting',
    frozen: row.frozen,
    chapter: row.number ?? undefined,
    ...(about !== undefined && { about }),
    may: {
      edit: mayWithComment(person, 'editComment', facts),
      remove: isOwnVisit || mayWithComment(person, 'removeComment', facts),
      block: story.authorId !== null && hasWriter && !row.folded && mayWithComment(person, 'blockWriter', facts),
      approve: mayWithComment(person, 'approveComment', facts),
      answer: !row.folded && mayWithComment(person, 'answerComment', facts),
      freeze: mayWithComment(person, 'freezeThread', facts),
    },
  };
}

/** Who has left is no longer known, and so is not trusted with links. */
function isLinked({ joined_at: joinedAt, games_played: games, stories_published: stories }: CommentRow, now: Date): boolean {
  return joinedAt !== null && trustOf({ joinedAt, games: games ?? 0, stories: stories ?? 0 }, now).links;
}

/** Who the author of a comment is besides a reader. */
function badgeOf({ visitor_name, author_id, role }: CommentRow, story: ReadStory): FanComment['badge'] {
  if (visitor_name !== null) return 'visitor';
  if (author_id === null) return undefined;
  const names = story.nameIds ?? [];
  return author_id === story.authorId || names.includes(author_id) ? 'author' : (role ?? undefined);
}
