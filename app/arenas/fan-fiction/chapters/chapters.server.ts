import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { forgetNews } from '~/notices/sending/notify-followers.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { forgetVersions, keepPublished, keepVersion } from '~/stories/history/text-versions.server';
import type { Notes } from '~/stories/notes/notes';
import { currentWords } from '~/stories/text/current-words';
import { plainColumns, preparePlain } from '~/stories/text/written-text.server';
import { type FormVersion, publishDraft, removeDraft, requireDraftKnown } from '../drafts/publish-draft.server';
import { releaseChapter, requireFree } from '../holds/holds.server';
import { chapterLimit } from '../limits';
import { countShares, prepareShare, shareDraft, shareWords } from '../shares/keep-shares.server';
import { lockStory } from '../stories/locked-story.server';
import { formTexts } from '../texts';
import { insertChapter } from './insert-chapter.server';
import { newsOf } from './notify-of-chapter.server';

interface NewChapter extends FormVersion, Partial<Notes> {
  /** Chosen by the form; sending the same id again creates no second chapter. */
  id: string;
  title: string;
  content: string;
}

interface EditedChapter extends NewChapter {
  /** When the version its editor saw was last changed, in ms since 1970. */
  base: number;
}

export interface Chapters {
  /**
   * Adds a chapter at a story's end. Numbers are consecutive, even for simultaneous additions.
   * @throws {Refusal} when the story is missing, not theirs or full, the limit is used up, or the id belongs to a chapter
   * with other words or of another story.
   */
  add(player: Viewer, storyId: string, chapter: NewChapter): Promise<{ number: number }>;
  /**
   * Changes title and text of a chapter.
   * @throws {Refusal} when it is missing, not theirs, was changed since they opened it, or a co-author writes on it (409).
   */
  edit(player: Viewer, storyId: string, chapter: EditedChapter): Promise<{ number: number }>;
  /** Says this before and after a chapter; its words stay. @throws {Refusal} when it is missing or not theirs. */
  setNotes(player: Viewer, storyId: string, chapter: { id: string } & Notes): Promise<{ number: number }>;
  /**
   * Deletes a chapter; the ones after it move up by one.
   * @throws {Refusal} when it is missing, not theirs, or the story's only one.
   */
  delete(player: Viewer, storyId: string, chapterId: string): Promise<{ number: number }>;
}

/** @see docs/product/fan-fiction.md */
export function createChapters({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }): Chapters {
  return {
    async add(player, storyId, chapter) {
      await limiter.use(`fan-chapter:${player.id}`, chapterLimit);
      return db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'addChapter');
        const there = await findChapter(trx, storyId, chapter.id);
        if (there) {
          if (there.title !== chapter.title || there.body !== chapter.content) throw new Refusal(formTexts.chapterThere, { status: 409 });
          return { number: there.number };
        }
        const now = clock.now();
        await requireFree(trx, { chapterId: chapter.id, playerId: player.id }, now);
        await requireDraftKnown(trx, chapter.id, chapter, { title: chapter.title, body: chapter.content });
        await shareDraft(trx, { chapterId: chapter.id, storyId });
        await shareWords(trx, { chapterId: chapter.id, storyId }, { playerId: player.id, body: chapter.content });
        await removeDraft(trx, chapter.id);
        return insertChapter(trx, story, { ...chapter, body: chapter.content }, { now, news: { byId: player.id } });
      });
    },

    async edit(player, storyId, chapter) {
      await preparePlain(chapter.content, player.id);
      await prepareShare(db, { chapterId: chapter.id, storyId }, { playerId: player.id, body: chapter.content });
      return db.transaction().execute(async (trx) => {
        const { authorId } = await lockStory(trx, storyId, player, 'editChapter');
        const there = await requireChapter(trx, storyId, chapter.id);
        const same = there.title === chapter.title && there.body === chapter.content;
        if (!same && there.updated_at.getTime() !== chapter.base) throw new Refusal(formTexts.chapterChanged, { status: 409 });
        if (same) return { number: there.number };
        const now = clock.now();
        const words = { title: chapter.title, body: chapter.content };
        await requireFree(trx, { chapterId: chapter.id, playerId: player.id }, now);
        await requireDraftKnown(trx, chapter.id, chapter, words);
        const text = { playerId: authorId ?? player.id, textId: chapter.id, storyId };
        await keepVersion(trx, text, { ...there, savedAt: there.updated_at, published: true }, now);
        await shareDraft(trx, { chapterId: chapter.id, storyId });
        await shareWords(trx, { chapterId: chapter.id, storyId }, { playerId: player.id, body: words.body });
        await publishDraft(trx, { chapterId: chapter.id, storyId, playerId: player.id, words, now });
        await keepPublished(trx, text, words, now);
        await releaseChapter(trx, chapter.id);
        await trx
          .updateTable('fanfic_chapter')
          .set({ title: chapter.title, body: chapter.content, updated_at: now })
          .where('id', '=', chapter.id)
          .execute();
        await countShares(trx, storyId);
        await trx
          .updateTable('story')
          .set({ updated_at: now, ...(there.number === 1 && plainColumns(chapter.content)) })
          .where('id', '=', storyId)
          .execute();
        return { number: there.number };
      });
    },

    setNotes: (player, storyId, { id, noteBefore, noteAfter }) =>
      db.transaction().execute(async (trx) => {
        await lockStory(trx, storyId, player, 'editChapter');
        const { number } = await requireChapter(trx, storyId, id);
        await trx.updateTable('fanfic_chapter').set({ note_before: noteBefore, note_after: noteAfter }).where('id', '=', id).execute();
        // Books of the story are made again, and pages for visitors show the notes.
        await trx.updateTable('story').set({ updated_at: clock.now() }).where('id', '=', storyId).execute();
        return { number };
      }),

    delete: (player, storyId, chapterId) =>
      db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'deleteChapter');
        const { number } = await requireChapter(trx, storyId, chapterId);
        if (story.chapterCount === 1) throw new Refusal(formTexts.lastChapter, { status: 422 });
        await requireFree(trx, { chapterId, playerId: player.id }, clock.now());
        await releaseChapter(trx, chapterId);
        // Comments stay with the story; what they quote of the chapter goes with it.
        await trx.updateTable('fanfic_comment').set({ passage: null }).where('chapter_id', '=', chapterId).execute();
        await trx.deleteFrom('fanfic_chapter').where('id', '=', chapterId).execute();
        await removeDraft(trx, chapterId);
        await forgetNews(trx, storyId, newsOf(chapterId));
        await trx.deleteFrom('chapter_share').where('chapter_id', '=', chapterId).execute();
        await countShares(trx, storyId);
        await forgetVersions(trx, { playerId: story.authorId ?? player.id, textId: chapterId });
        await trx
          .updateTable('fanfic_chapter')
          .set({ number: sql`number - 1` })
          .where('story_id', '=', storyId)
          .where('number', '>', number)
          .execute();
        const first = number === 1 ? await chapterNumbered(trx, storyId, 1) : undefined;
        await trx
          .updateTable('story')
          .set({ chapter_count: story.chapterCount - 1, updated_at: clock.now(), ...(first && plainColumns(first.body)) })
          .where('id', '=', storyId)
          .execute();
        return { number };
      }),
  };
}

async function findChapter(trx: Transaction<Tables>, storyId: string, chapterId: string) {
  const row = await trx
    .selectFrom('fanfic_chapter')
    .select(['number', 'title', 'body', 'markup', 'updated_at'])
    .where('id', '=', chapterId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return currentWords(row);
}

/** @throws {Refusal} when the story has no such chapter. */
export async function requireChapter(trx: Transaction<Tables>, storyId: string, chapterId: string) {
  const chapter = await findChapter(trx, storyId, chapterId);
  if (!chapter) throw new Refusal(formTexts.chapterMissing, { status: 404 });
  return chapter;
}

async function chapterNumbered(trx: Transaction<Tables>, storyId: string, number: number) {
  const row = await trx
    .selectFrom('fanfic_chapter')
    .select(['body', 'markup'])
    .where('story_id', '=', storyId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return currentWords(row);
}
