import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor } from '~/platform/database/database.server';
import { isUuid, UUID_FORM } from '~/platform/ids/uuid';
import { newcomerTexts } from '~/progress/trust/trust';
import { trustOfPlayer } from '~/progress/trust/trust.server';
import { writesStory } from '~/stories/policy';
import { ANSWERS_PAGE, COMMENTS_PAGE } from '../../limits';
import { signTexts } from '../../pen-names/texts';
import type { AnswerPage, CommentPage, FanComment } from '../comment.contract';
import { isTaken, type Taking } from '../comment-rules';
import { notTaken } from '../not-taken';
import { type PassageAsked, type PassageSource, passagesOf, threadsAt } from '../passages/passages.server';
import { stickersOf } from '../stickers/stickers.server';
import { type CommentReader, type CommentRow, commentOf, commentRows, isShownTo, storyToComment } from './comment-rows.server';

export interface CommentListOptions {
  storyId: string;
  /** Undefined: comments on all chapters and on the story as a whole. */
  chapterId?: string | undefined;
  /** Only threads at this paragraph of the chapter, or about passages of it that have changed. */
  passage?: PassageAsked | undefined;
  /** A thread that stands first on the first page, however old it is: a reader comes to answer it. */
  answering?: string | undefined;
  /** Only threads in which something waits for the story's author. */
  onlyWaiting?: boolean | undefined;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
  viewerId: string | undefined;
  /** The guest of a visitor's browser. */
  guestId?: string | undefined;
  /** Threads on the page. */
  limit?: number;
}

/** What a page of comments is read with. */
interface CommentSource extends PassageSource {
  clock: Clock;
}

/**
 * One page of the threads on a story or on one of its chapters, newest first. A comment that is not shown stays as a gap
 * while answers to it are shown.
 * @see docs/product/fan-fiction.md
 */
export async function listComments(source: CommentSource, options: CommentListOptions): Promise<CommentPage> {
  const { db, clock } = source;
  const { viewerId, guestId, chapterId, passage, limit = COMMENTS_PAGE } = options;
  const now = clock.now();
  const story = await storyToComment(db, { storyId: options.storyId, viewerId, now });
  if (!story || (chapterId !== undefined && !isUuid(chapterId))) return { threads: [], posting: 'closed', waiting: 0 };
  const reader = { story, viewerId, guestId, now };
  const at = chapterId !== undefined && passage !== undefined ? await threadsAt(source, reader, { chapterId, asked: passage }) : undefined;
  const [rows, asked, waiting, newcomer] = await Promise.all([
    threadQuery(db, reader, { ...options, limit: limit + 1, only: at?.ids }).execute(),
    options.answering === undefined || options.cursor
      ? []
      : threadQuery(db, reader, { ...options, limit: 1, only: [options.answering] }).execute(),
    countWaiting(db, reader),
    viewerId === undefined ? undefined : trustOfPlayer(db, viewerId, reader.now).then((trust) => newcomerTexts(trust)?.note),
  ]);
  const page = rows.slice(0, limit);
  const shown = [...asked.filter(({ id }) => !page.some((row) => row.id === id)), ...page];
  const ids = shown.map(({ id }) => id);
  const isOfChapter = chapterId !== undefined && passage === undefined && !options.cursor && !options.onlyWaiting;
  const [answers, about, stickers] = await Promise.all([
    latestAnswers(db, reader, ids),
    passagesOf(source, shown),
    isOfChapter ? stickersOf(db, chapterId, viewerId) : undefined,
  ]);
  const last = shown.at(-1);
  return {
    threads: shown.map((row) => ({
      id: row.id,
      comment: row.is_shown ? commentOf(row, reader, about.get(row.id)) : undefined,
      ...answerPageOf(answers.get(row.id) ?? [], reader),
    })),
    about: at?.about,
    next: last && rows.length > limit ? cursorOf(last) : undefined,
    ...postingOf(story.taking),
    ...(viewerId === undefined && story.takesVisitors && { visitors: true as const }),
    ...(stickers && { stickers: { offered: viewerId !== undefined && !isAuthor(reader) && isTaken(story.taking), given: stickers } }),
    waiting,
    ...(story.pen && { commentAs: signTexts.commentAs(story.pen) }),
    newcomer,
  };
}

export interface AnswerListOptions {
  storyId: string;
  commentId: string;
  cursor: string | null | undefined;
  viewerId: string | undefined;
}

/** One comment; undefined when it is not shown to this reader. */
export async function readComment(source: PassageSource, commentId: string, reader: CommentReader): Promise<FanComment | undefined> {
  if (!isUuid(commentId)) return undefined;
  const row = await commentRows(source.db, reader).where('comment.id', '=', commentId).executeTakeFirst();
  if (!row?.is_shown) return undefined;
  return commentOf(row, reader, (await passagesOf(source, [row])).get(row.id));
}

/** The answers to a comment before a cursor, oldest first. */
export async function listAnswers(
  { db, clock }: CommentSource,
  { storyId, commentId, cursor, viewerId }: AnswerListOptions,
): Promise<AnswerPage> {
  const now = clock.now();
  const story = await storyToComment(db, { storyId, viewerId, now });
  if (!story || !isUuid(commentId)) return { answers: [] };
  const reader = { story, viewerId, guestId: undefined, now };
  const position = parseCursor(cursor);
  const all = commentRows(db, reader).where('comment.answers_id', '=', commentId).where(isShownTo(reader, 'comment'));
  const rows = await (position ? all.where(isBefore(position)) : all)
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(ANSWERS_PAGE + 1)
    .execute();
  return answerPageOf(rows, reader);
}

/** @param rows newest first, one more than a page where there are more. */
function answerPageOf(rows: readonly CommentRow[], reader: CommentReader): AnswerPage {
  const shown = rows.slice(0, ANSWERS_PAGE);
  const first = shown.at(-1);
  return {
    answers: shown.map((row) => commentOf(row, reader)).reverse(),
    earlier: first && rows.length > ANSWERS_PAGE ? cursorOf(first) : undefined,
  };
}

function threadQuery(
  executor: Executor,
  reader: CommentReader,
  { chapterId, onlyWaiting, only, cursor, limit = COMMENTS_PAGE }: CommentListOptions & { only: string[] | undefined },
) {
  const position = parseCursor(cursor);
  const all = commentRows(executor, reader).where('comment.answers_id', 'is', null);
  const those = chapterId === undefined ? all : all.where('comment.chapter_id', '=', chapterId);
  const chosen = only ? those.where(sql<boolean>`comment.id = any(${only}::uuid[])`) : those;
  const asked = onlyWaiting ? chosen.where(sql<boolean>`comment.id in (${waitingThreads(reader)})`) : chosen;
  return (position ? asked.where(isBefore(position)) : asked)
    .where(
      sql<boolean>`(${isShownTo(reader, 'comment')} or exists (
        select from fanfic_comment as answer where answer.answers_id = comment.id and ${isShownTo(reader, 'answer')}))`,
    )
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit);
}

/** What becomes of what this reader writes; where it is not taken, why. */
function postingOf(taking: Taking): Pick<CommentPage, 'posting' | 'closed'> {
  return isTaken(taking) ? { posting: taking } : { posting: 'closed', closed: notTaken[taking] };
}

function isAuthor({ viewerId, story }: CommentReader): boolean {
  return writesStory(viewerId, story);
}

function waitingThreads(reader: CommentReader) {
  return sql`
    select coalesce(answer.answers_id, answer.id) from fanfic_comment as answer
    where answer.story_id = ${reader.story.id} and answer.state = 'waiting' and ${isShownTo(reader, 'answer')}`;
}

/** How many comments wait for this reader's yes; 0 for everybody but the story's author. */
async function countWaiting(executor: Executor, reader: CommentReader): Promise<number> {
  if (!isAuthor(reader)) return 0;
  const row = await executor
    .selectFrom('fanfic_comment as comment')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('comment.story_id', '=', reader.story.id)
    .where('comment.state', '=', sql.lit('waiting'))
    .where(isShownTo(reader, 'comment'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The latest answers to some comments, newest first, by comment: one more than a page where there are more. */
async function latestAnswers(executor: Executor, reader: CommentReader, commentIds: string[]): Promise<Map<string, CommentRow[]>> {
  if (commentIds.length === 0) return new Map();
  const rows = await commentRows(executor, reader)
    .where(
      sql<boolean>`comment.id = any(array(
        select latest.id from unnest(${commentIds}::uuid[]) as thread (id) cross join lateral (
          select answer.id from fanfic_comment as answer
          where answer.answers_id = thread.id and ${isShownTo(reader, 'answer')}
          order by answer.created_at desc, answer.id desc limit ${ANSWERS_PAGE + 1}
        ) as latest))`,
    )
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .execute();
  return Map.groupBy(rows, (row) => row.answers_id ?? row.id);
}

interface Position {
  createdAt: number;
  id: string;
}

function isBefore({ createdAt, id }: Position) {
  return sql<boolean>`(comment.created_at, comment.id) < (${new Date(createdAt)}, ${id}::uuid)`;
}

const CURSOR = new RegExp(String.raw`^(\d{1,14})\.(${UUID_FORM})$`);

function cursorOf(last: { id: string; created_at: Date }): string {
  return Buffer.from(`${last.created_at.getTime()}.${last.id}`).toString('base64url');
}

function parseCursor(cursor: string | null | undefined): Position | undefined {
  if (!cursor) return undefined;
  const [, createdAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return id && isUuid(id) ? { createdAt: Number(createdAt), id } : undefined;
}
