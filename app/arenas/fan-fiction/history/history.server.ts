import { sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import type { ShownHistory } from '~/stories/history/history';
import { readHistory } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { keepVersion, versionWords } from '~/stories/history/text-versions.server';
import { currentWords } from '~/stories/text/current-words';
import { countWords } from '~/stories/text/words';
import { mayWrite, type PlacedRow, placeOf } from '../drafts/list-drafts.server';
import { requireClaimed } from '../holds/holds.server';
import { may } from '../stories/policy';

interface ChapterHistory extends Pick<ShownHistory, 'title' | 'versions' | 'comparison'> {
  /** The page on which the chapter is written. */
  address: string;
  /** Whether readers see the chapter. */
  published: boolean;
}

export interface ChapterHistories {
  /** The history of a person's own chapter, published or not; undefined when they have none with this id. */
  read(player: Viewer, chapterId: string, query: URLSearchParams): Promise<ChapterHistory | undefined>;
  /**
   * Puts an earlier version into the chapter's draft, where the present words become a version. What is published stays
   * as it is until its writer saves the chapter.
   * @returns the page on which it is written.
   * @throws {Refusal} when the chapter or the version is missing, or is not theirs.
   */
  bringBack(player: Viewer, chapterId: string, versionId: string): Promise<string>;
}

/** @see docs/product/fan-fiction.md */
export function createChapterHistories({ db, clock }: { db: Db; clock: Clock }): ChapterHistories {
  return {
    async read(player, chapterId, query) {
      const text = await findText(db, player, chapterId);
      if (!text) return undefined;
      const { title, body } = text;
      const shown = await readHistory(db, { playerId: text.keeper_id, textId: chapterId, title, body }, query);
      return { title, address: placeOf(text).address, published: text.number !== null, ...shown };
    },

    bringBack: (player, chapterId, versionId) =>
      db.transaction().execute(async (trx) => {
        const text = await findText(trx, player, chapterId);
        const words = text && (await versionWords(trx, { playerId: text.keeper_id, textId: chapterId }, versionId));
        if (!text || !words) throw new Refusal(historyTexts.missing, { status: 404 });
        const now = clock.now();
        await requireClaimed(trx, { chapterId, storyId: text.story_id, playerId: player.id }, now);
        const { title, body, story_id, saved_at: savedAt, published_at } = text;
        await keepVersion(trx, { playerId: text.keeper_id, textId: chapterId, storyId: story_id }, { title, body, savedAt }, now);
        const draft = { ...words, word_count: countWords(words.body), last_save_id: null, updated_at: now };
        await trx
          .insertInto('chapter_draft')
          .values({
            ...draft,
            id: chapterId,
            player_id: player.id,
            story_id,
            fandom_id: text.fandom_id,
            base: published_at,
            version: 1,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...draft, version: sql`chapter_draft.version + 1` }))
          .execute();
        return placeOf(text).address;
      }),
  };
}

interface ChapterText extends PlacedRow {
  title: string;
  body: string;
  saved_at: Date;
  /** When the published chapter was last changed; null for one that is not published. */
  published_at: Date | null;
  /** Under whose name its history is kept. */
  keeper_id: string;
}

/** A person's own chapter as they go on writing it: its draft, or else what is published. Locked in a transaction. */
async function findText(executor: Executor, player: Viewer, chapterId: string): Promise<ChapterText | undefined> {
  if (!isUuid(chapterId)) return undefined;
  const draft = await draftText(executor, player.id, chapterId);
  if (draft) return draft;
  const row = await executor
    .selectFrom('fanfic_chapter as chapter')
    .innerJoin('story', 'story.id', 'chapter.story_id')
    .select(['chapter.id', 'chapter.story_id', 'chapter.number', 'chapter.title', 'chapter.body', 'chapter.markup', 'chapter.updated_at'])
    .select(['story.title as story_title', 'story.author_id', coAuthorIds().as('co_author_ids')])
    .where('chapter.id', '=', chapterId)
    .executeTakeFirst();
  if (!row || !may(player, 'readHistory', { authorId: row.author_id, coAuthorIds: row.co_author_ids })) return undefined;
  return {
    ...currentWords(row),
    fandom_id: null,
    saved_at: row.updated_at,
    published_at: row.updated_at,
    keeper_id: row.author_id ?? player.id,
  };
}

async function draftText(executor: Executor, playerId: string, chapterId: string): Promise<ChapterText | undefined> {
  const all = executor
    .selectFrom('chapter_draft as draft')
    .leftJoin('fanfic_chapter as chapter', 'chapter.id', 'draft.id')
    .leftJoin('story', 'story.id', 'draft.story_id')
    .select([
      'draft.id',
      'draft.story_id',
      'draft.fandom_id',
      'draft.title',
      'draft.body',
      'draft.markup',
      'draft.updated_at',
      'draft.base',
    ])
    .select(['chapter.number', 'story.title as story_title', 'story.author_id', 'draft.player_id'])
    .where('draft.id', '=', chapterId)
    .where(mayWrite('draft', playerId));
  const row = await (executor.isTransaction ? all.forUpdate('draft') : all).executeTakeFirst();
  return row && { ...currentWords(row), saved_at: row.updated_at, published_at: row.base, keeper_id: row.author_id ?? row.player_id };
}
