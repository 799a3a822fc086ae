import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isUnpublished } from '~/arenas/fan-fiction/drafts/is-unpublished.server';
import type { Executor } from '~/platform/database/database.server';
import { dayText } from '~/platform/text/format-dates';
import { printableLine } from '~/platform/text/printable';
import { Overloaded } from '~/platform/threads/overloaded';
import type { ThreadWork } from '~/platform/threads/work-pool.server';
import type { ZippedFile } from '~/platform/zip/zip-stream.server';
import { worksOf as authoredWorksOf } from '~/stories/co-authors/authors-of.server';
import { unnamedWorksOf } from '~/stories/collections/held-works.server';
import { withCardColumns } from '~/stories/listing/list-stories.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { storyFile } from '~/stories/story-file';
import { currentWords } from '~/stories/text/current-words';
import { worksCrediting } from '~/stories/writers/story-writers.server';
import { allTags } from '~/tags/story-tags/story-tags.server';
import type { Book } from '../book/book';
import { bookCover } from '../book/book-cover.server';
import { chaptersOf, factsOfRow } from '../book/book-of-story.server';
import type { WorkFiles } from './takeout-thread.server';
import { takeoutTexts as texts } from './texts';
import { workAsMarkdown } from './work-texts';

/** Works and drafts read at a time: a draft may be 200,000 characters long. */
const AT_ONCE = 10;
/** Comments on one work: the newest. */
const COMMENTS = 5_000;

export interface TakeoutSource {
  db: Executor;
  thread: ThreadWork<Book, WorkFiles>;
  siteUrl: URL;
  /** Is told after each work. */
  onWork(): Promise<void>;
}

/** What a person takes along. */
interface Taken {
  playerId: string;
  withComments: boolean;
}

/** How many works a person has. */
export async function countWorks(executor: Executor, playerId: string): Promise<number> {
  const { rows } = await sql<{ works: number }>`select cardinality(${worksOf(playerId)})::integer as works`.execute(executor);
  return rows[0]?.works ?? 0;
}

/**
 * All that a person wrote, as files: each work in four formats, with its comments if they wish, and each text that is not
 * published. One work is held at a time.
 * @see docs/product/takeout.md
 */
export async function* takeoutFiles(source: TakeoutSource, taken: Taken): AsyncGenerator<ZippedFile> {
  yield { name: 'README.txt', pieces: [texts.readme] };
  yield* workFiles(source, taken);
  yield* draftFiles(source.db, taken.playerId);
}

async function* workFiles({ db, thread, siteUrl, onWork }: TakeoutSource, { playerId, withComments }: Taken): AsyncGenerator<ZippedFile> {
  let last: string | undefined;
  for (;;) {
    const all = db.selectFrom('story').where(sql<boolean>`story.id = any(${worksOf(playerId)})`);
    const rows = await withCardColumns(last === undefined ? all : all.where('story.id', '>', last), undefined)
      .select(allTags())
      .orderBy('story.id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const facts = factsOfRow(row);
      const name = storyFile(row.title, row.id);
      const address = siteUrl.origin + storyAddress(row.arena, row.id);
      const book = { ...facts, address, chapters: await chaptersOf(db, facts, undefined), cover: await bookCover(facts, playerId) };
      yield* formatsOf(thread, book, playerId, name);
      const comments = withComments ? await commentsOn(db, row.id) : '';
      if (comments) yield { name: `${name}.comments.md`, pieces: [comments] };
      await onWork();
    }
    last = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}

/** A work in each format; in Markdown alone where it is too long for the others. */
async function* formatsOf(thread: TakeoutSource['thread'], book: Book, playerId: string, name: string): AsyncGenerator<ZippedFile> {
  try {
    const files = await thread.run(book, playerId);
    yield { name: `${name}.epub`, pieces: [files.epub], packed: true };
    yield { name: `${name}.docx`, pieces: [files.docx], packed: true };
    yield { name: `${name}.html`, pieces: [files.html] };
    yield { name: `${name}.md`, pieces: [files.md] };
  } catch (error) {
    if (!(error instanceof Overloaded) || !error.isTooHeavy) throw error;
    yield { name: `${name}.md`, pieces: [texts.tooLong, workAsMarkdown(book)] };
  }
}

/**
 * The ids of what a person writes, alone or with co-authors, under whatever name and in whatever state, and of what they wrote in
 * rooms with others, or left under a name of theirs, and can still read.
 */
function worksOf(playerId: string) {
  return sql<string[]>`array(
    select id from story where id = any(${authoredWorksOf(playerId)} || ${unnamedWorksOf(playerId)})
    union select story.id from player as pen join story on story.author_id = pen.id where pen.pen_of = ${playerId}
    union select id from story where id = any(${worksCrediting(playerId)}) and status in ('published', 'unlisted'))`;
}

/** The comments that everybody sees below a work, oldest first. */
async function commentsOn(executor: Executor, storyId: string): Promise<string> {
  const rows = await executor
    .selectFrom('fanfic_comment as comment')
    .leftJoin('player as author', (join) => join.onRef('author.id', '=', 'comment.author_id').on('author.hidden_at', 'is', null))
    .leftJoin('fanfic_chapter as chapter', 'chapter.id', 'comment.chapter_id')
    .select(['author.name', 'comment.visitor_name', 'comment.body', 'comment.created_at', 'chapter.number', 'comment.answers_id'])
    .where('comment.story_id', '=', storyId)
    .where('comment.state', '=', 'shown')
    .where('comment.hidden_at', 'is', null)
    .where('comment.behind_door', '=', false)
    .where('comment.held', '=', false)
    .orderBy('comment.created_at', 'desc')
    .limit(COMMENTS)
    .execute();
  return rows
    .toReversed()
    .map(({ name, visitor_name: visitor, body, created_at: at, number, answers_id: answers }) =>
      [
        `## ${visitor === null ? printableLine(name ?? ANONYMOUS) : texts.visitor(printableLine(visitor))}, ${dayText(at)}`,
        texts.commentOn(number ?? undefined, answers !== null),
        body,
        '',
      ]
        .filter((line) => line !== undefined)
        .join('\n\n'),
    )
    .join('\n');
}

/** Chapters and stories that are not published, and changes to those that are. */
async function* draftFiles(executor: Executor, playerId: string): AsyncGenerator<ZippedFile> {
  let last: string | undefined;
  for (;;) {
    const own = executor.selectFrom('chapter_draft').where('player_id', '=', playerId).where(isUnpublished('chapter_draft'));
    const rows = await (last === undefined ? own : own.where('id', '>', last))
      .select(['id', 'title', 'body', 'markup'])
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, title, body } of rows.map((row) => currentWords(row))) yield draftFile(id, title, body);
    last = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) break;
  }
  const revisions = executor.selectFrom('story_revision').select(['story_id', 'title', 'body', 'markup']).where('player_id', '=', playerId);
  const rows = await revisions.orderBy('story_id').execute();
  for (const { story_id: id, title, body } of rows.map((row) => currentWords(row))) yield draftFile(id, title, body);
}

function draftFile(id: string, title: string, body: string): ZippedFile {
  const name = storyFile(title, id).replace('stories/', 'drafts/');
  return { name: `${name}.md`, pieces: [[title && `# ${printableLine(title)}`, body].filter(Boolean).join('\n\n'), '\n'] };
}
