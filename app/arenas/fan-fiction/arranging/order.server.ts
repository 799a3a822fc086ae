import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { keepPublished, keepVersion } from '~/stories/history/text-versions.server';
import { currentWords } from '~/stories/text/current-words';
import { plainColumns, preparePlain } from '~/stories/text/written-text.server';
import { moveNotes } from '../beta/notes/move-notes.server';
import type { ChapterReader } from '../chapters/chapter-cache.server';
import { requireChapter } from '../chapters/chapters.server';
import { insertChapter } from '../chapters/insert-chapter.server';
import { moveWithPassages } from '../comments/passages/passages.server';
import { isUnpublished } from '../drafts/is-unpublished.server';
import { publishDraft } from '../drafts/publish-draft.server';
import { requireFree } from '../holds/holds.server';
import { shareHalves } from '../shares/keep-shares.server';
import { lockStory } from '../stories/locked-story.server';
import { chapterNamesQuery } from '../stories/read-fan-story.server';
import { arrangingTexts, formTexts } from '../texts';
import { movedTo, splitText } from './arrange';

interface Split {
  chapterId: string;
  /** The new chapter's. */
  id: string;
  title: string;
  at: number;
  base: number;
}

export interface ChapterOrder {
  /**
   * Puts a chapter at another place of its story.
   * @param to from 1.
   * @throws {Refusal} when it is missing or not theirs.
   */
  move(player: Viewer, storyId: string, chapter: { id: string; to: number }): Promise<{ title: string; number: number; of: number }>;
  /**
   * Makes two chapters of one. The first half keeps the chapter's id, and with it comments and bookmarks, but for comments at paragraphs of the second. Followers are told
   * nothing: there is nothing new to read.
   * @throws {Refusal} when it is missing or not theirs, was changed meanwhile, or the story is full.
   */
  split(player: Viewer, storyId: string, split: Split): Promise<{ number: number }>;
}

/** @see docs/product/fan-fiction.md */
export function createChapterOrder({ db, clock, readChapter }: { db: Db; clock: Clock; readChapter: ChapterReader }): ChapterOrder {
  return {
    async move(player, storyId, { id, to }) {
      await prepareFirst(db, storyId, { movedId: id, playerId: player.id });
      return db.transaction().execute(async (trx) => {
        await lockStory(trx, storyId, player, 'arrangeChapters');
        const { title } = await requireChapter(trx, storyId, id);
        const before = (await chapterNamesQuery(trx, storyId).execute()).map((chapter) => chapter.id);
        const after = movedTo(before, id, to);
        if (after.some((chapter, index) => chapter !== before[index])) await renumber(trx, storyId, after, clock.now());
        return { title, number: after.indexOf(id) + 1, of: after.length };
      });
    },

    split: (player, storyId, split) =>
      db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'arrangeChapters');
        const chapter = await requireChapter(trx, storyId, split.chapterId);
        const made = await trx.selectFrom('fanfic_chapter').select('number').where('id', '=', split.id).executeTakeFirst();
        if (made) return made;
        if (chapter.updated_at.getTime() !== split.base) throw new Refusal(formTexts.chapterChanged, { status: 409 });
        const now = clock.now();
        await requireFree(trx, { chapterId: split.chapterId, playerId: player.id }, now);
        await requireNoOtherDraft(trx, split.chapterId);
        const [first, second] = splitText(chapter.body, split.at) ?? [];
        if (first === undefined || second === undefined) throw new Refusal(arrangingTexts.splitWhere, { status: 422 });
        const words = { title: chapter.title, body: first };
        const text = { playerId: story.authorId ?? player.id, textId: split.chapterId, storyId };
        await keepVersion(trx, text, { ...chapter, savedAt: chapter.updated_at, published: true }, now);
        await shareHalves(trx, { storyId, playerId: player.id }, [
          { chapterId: split.chapterId, body: first },
          { chapterId: split.id, body: second },
        ]);
        await publishDraft(trx, { chapterId: split.chapterId, storyId, playerId: player.id, words, now });
        await keepPublished(trx, text, words, now);
        await trx.updateTable('fanfic_chapter').set({ body: first, updated_at: now }).where('id', '=', split.chapterId).execute();
        if (chapter.number === 1) await trx.updateTable('story').set(plainColumns(first)).where('id', '=', storyId).execute();
        const half = { id: split.id, title: split.title, body: second, number: chapter.number + 1 };
        const added = await insertChapter(trx, story, half, { now, news: undefined });
        await moveWithPassages(trx, readChapter, { from: split.chapterId, to: split.id });
        await moveNotes(trx, readChapter, { from: split.chapterId, to: split.id });
        return added;
      }),
  };
}

/** @throws {Refusal} when a chapter has unpublished changes: they could be of either half. */
async function requireNoOtherDraft(trx: Transaction<Tables>, chapterId: string): Promise<void> {
  const draft = trx.selectFrom('chapter_draft').select(isUnpublished('chapter_draft').as('is_other')).where('id', '=', chapterId);
  if ((await draft.forUpdate().executeTakeFirst())?.is_other) throw new Refusal(arrangingTexts.splitDraft, { status: 409 });
}

/** Has what may become the first chapter, when one is moved, read in a thread where it is long. */
async function prepareFirst(db: Db, storyId: string, { movedId, playerId }: { movedId: string; playerId: string }): Promise<void> {
  const chapters = db.selectFrom('fanfic_chapter').select(['body', 'markup']).where('story_id', '=', storyId);
  const rows = await chapters.where((is) => is.or([is('number', '=', 2), is('id', '=', movedId)])).execute();
  for (const row of rows) await preparePlain(currentWords(row).body, playerId);
}

async function renumber(trx: Transaction<Tables>, storyId: string, chapterIds: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('fanfic_chapter')
    .set({ number: sql`array_position(${chapterIds}::uuid[], id)` })
    .where('story_id', '=', storyId)
    .execute();
  const first = await trx
    .selectFrom('fanfic_chapter')
    .select(['body', 'markup'])
    .where('story_id', '=', storyId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('story')
    .set({ ...plainColumns(currentWords(first).body), updated_at: now })
    .where('id', '=', storyId)
    .execute();
}
