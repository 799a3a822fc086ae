import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { plainBlocks } from '~/stories/reading/text/plain-text';
import type { ChapterReader } from '../../chapters/chapter-cache.server';
import { formTexts } from '../../texts';
import type { QuotedPassage } from '../comment.contract';
import { type CommentReader, isShownTo } from '../listing/comment-rows.server';
import { findPassages, type Passage, passageAt, quoteOf } from './passage';

/** What passages are found with. */
export interface PassageSource {
  db: Executor;
  readChapter: ChapterReader;
}

/** The most threads at passages that a page looks at; older ones stand below their chapter only. */
const MOST_THREADS = 1_000;

/** The comments at the paragraphs of a chapter, as one reader sees them. */
export interface PassageCounts {
  /** How many there are, answers included, by the paragraph's place among the chapter's blocks. */
  at: Record<number, number>;
  /** How many are about passages that have changed. */
  changed: number;
}

/** What comments are asked for: those at a paragraph, or those about passages that have changed. */
export type PassageAsked = number | 'changed';

/** A chapter's paragraphs without markup, in order; '' for a scene break. */
export function paragraphTexts(blocks: readonly Block[]): string[] {
  return blocks.map((block) => plainBlocks([block]).replaceAll(/\s+/g, ' ').trim());
}

/** The same of the chapter with an id. */
async function textsOf({ db, readChapter }: PassageSource, chapterId: string): Promise<string[]> {
  const row = await db
    .selectFrom('fanfic_chapter')
    .select(['id', 'body', 'markup', 'updated_at'])
    .where('id', '=', chapterId)
    .executeTakeFirst();
  return row ? paragraphTexts(readChapter(row)) : [];
}

/** The threads at passages of chapters that are shown to a reader, with their number of comments. */
async function threadsOf({ db }: PassageSource, reader: CommentReader, chapterIds: readonly string[]) {
  const threads = await db
    .selectFrom('fanfic_comment as comment')
    .select(['comment.id', 'comment.chapter_id', 'comment.passage', isShownTo(reader, 'comment').as('is_shown')])
    .select(
      sql<number>`(select count(*)::integer from fanfic_comment as answer where answer.answers_id = comment.id and ${isShownTo(reader, 'answer')})`.as(
        'answers',
      ),
    )
    .where('comment.chapter_id', 'in', [...chapterIds])
    .where('comment.passage', 'is not', null)
    .orderBy('comment.created_at', 'desc')
    .limit(MOST_THREADS)
    .execute();
  return threads.flatMap(({ id, chapter_id: chapterId, passage, is_shown: isShown, answers }) => {
    const comments = Number(isShown) + answers;
    return chapterId && passage && comments > 0 ? [{ id, chapterId, passage, comments }] : [];
  });
}

/** How many comments stand at each paragraph of the chapters that have any, by their ids. */
export async function countPassages(
  source: PassageSource,
  reader: CommentReader,
  chapterIds: readonly string[],
): Promise<Record<string, PassageCounts>> {
  const found: Record<string, PassageCounts> = {};
  for (const [chapterId, threads] of Map.groupBy(await threadsOf(source, reader, chapterIds), (thread) => thread.chapterId)) {
    const counts: PassageCounts = { at: {}, changed: 0 };
    const places = findPassages(
      await textsOf(source, chapterId),
      threads.map(({ passage }) => passage),
    );
    for (const [index, { comments }] of threads.entries()) {
      const at = places[index];
      if (at === undefined) counts.changed += comments;
      else counts.at[at] = (counts.at[at] ?? 0) + comments;
    }
    found[chapterId] = counts;
  }
  return found;
}

/** The threads at a paragraph of a chapter, and the paragraph. */
export async function threadsAt(
  source: PassageSource,
  reader: CommentReader,
  { chapterId, asked }: { chapterId: string; asked: PassageAsked },
): Promise<{ ids: string[]; about: QuotedPassage | undefined }> {
  const [threads, texts] = await Promise.all([threadsOf(source, reader, [chapterId]), textsOf(source, chapterId)]);
  const places = findPassages(
    texts,
    threads.map(({ passage }) => passage),
  );
  const place = asked === 'changed' ? undefined : asked;
  return {
    ids: threads.filter((_, index) => places[index] === place).map(({ id }) => id),
    about: place === undefined ? undefined : quotedAt(texts, place),
  };
}

function quotedAt(texts: readonly string[], at: number): QuotedPassage | undefined {
  const text = texts[at];
  return text ? { at, quote: quoteOf(text) } : undefined;
}

/** A comment that may be about a passage. */
interface AboutRow {
  id: string;
  chapter_id: string | null;
  passage: Passage | null;
}

/**
 * What some comments are about. The words are those of the chapter as it is now: what an author has taken out is not quoted.
 * @returns by comment; null where the passage has changed. Comments about no passage are not in it.
 */
export async function passagesOf(source: PassageSource, rows: readonly AboutRow[]): Promise<Map<string, QuotedPassage | null>> {
  const found = new Map<string, QuotedPassage | null>();
  const about = rows.flatMap(({ id, chapter_id: chapterId, passage }) => (passage ? [{ id, chapterId, passage }] : []));
  for (const [chapterId, comments] of Map.groupBy(about, (comment) => comment.chapterId)) {
    const texts = chapterId === null ? [] : await textsOf(source, chapterId);
    const places = findPassages(
      texts,
      comments.map(({ passage }) => passage),
    );
    for (const [index, { id }] of comments.entries()) found.set(id, quotedAt(texts, places[index] ?? -1) ?? null);
  }
  return found;
}

/** The paragraph that a reader comments on, as they saw it. */
export interface CommentedPassage {
  at: number;
  quote: string;
}

/**
 * What is kept of the paragraph that a reader comments on. Its words are the chapter's own, so nothing is quoted that its author
 * did not write.
 * @throws {Refusal} when the chapter has no such paragraph any longer (409).
 */
export async function passageToKeep(
  trx: Transaction<Tables>,
  readChapter: ChapterReader,
  chapterId: string,
  commented: CommentedPassage,
): Promise<Passage> {
  const passage = passageIn(await textsOf({ db: trx, readChapter }, chapterId), commented);
  if (!passage) throw new Refusal(formTexts.passageChanged, { status: 409 });
  return passage;
}

/** The passage of a text whose paragraphs are known; undefined once its words have changed. */
export function passageIn(texts: readonly string[], { at, quote }: CommentedPassage): Passage | undefined {
  const isThere = quoteOf(texts[at] ?? '') === quote;
  const place = isThere ? at : findPassages(texts, [{ quote, before: '', after: '' }])[0];
  return place === undefined ? undefined : passageAt(texts, place);
}

/**
 * Which passages are no longer in a chapter, but in the one that its second half has become.
 * @returns for each whether it has moved.
 */
export async function movedPassages(
  trx: Transaction<Tables>,
  readChapter: ChapterReader,
  { from, to }: { from: string; to: string },
  passages: readonly Passage[],
): Promise<boolean[]> {
  if (passages.length === 0) return [];
  const source = { db: trx, readChapter };
  const stayed = findPassages(await textsOf(source, from), passages);
  const moved = findPassages(await textsOf(source, to), passages);
  return passages.map((_, index) => stayed[index] === undefined && moved[index] !== undefined);
}

/** Moves comments to the chapter that their passages are in, when the second half of a chapter has become one of its own. */
export async function moveWithPassages(
  trx: Transaction<Tables>,
  readChapter: ChapterReader,
  split: { from: string; to: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('fanfic_comment')
    .select(['id', 'passage'])
    .where('chapter_id', '=', split.from)
    .where('passage', 'is not', null)
    .execute();
  const comments = rows.flatMap(({ id, passage }) => (passage ? [{ id, passage }] : []));
  const passages = comments.map(({ passage }) => passage);
  const moved = await movedPassages(trx, readChapter, split, passages);
  const ids = comments.filter((_, index) => moved[index]).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .updateTable('fanfic_comment')
    .set({ chapter_id: split.to })
    .where((comment) =>
      comment.or([comment('id', '=', sql<string>`any(${ids}::uuid[])`), comment('answers_id', '=', sql<string>`any(${ids}::uuid[])`)]),
    )
    .execute();
}
