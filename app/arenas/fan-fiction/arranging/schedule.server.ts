import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import { showsSomething } from '~/platform/text/visible';
import { currentWords } from '~/stories/text/current-words';
import { insertChapter } from '../chapters/insert-chapter.server';
import { removeDraft } from '../drafts/publish-draft.server';
import { saidOfChapter } from '../drafts/said-of-story';
import { holderOf, requireFree } from '../holds/holds.server';
import { storedNotes } from '../importing/stored-notes';
import { chapterLimit, MAX_DRAFTS, MAX_SCHEDULE_MS } from '../limits';
import { shareDraft } from '../shares/keep-shares.server';
import { type LockedStory, lockStory } from '../stories/locked-story.server';
import { arrangingTexts } from '../texts';

/** An unpublished chapter, and the chapter that it is put before; undefined: at the end. */
interface Placed {
  id: string;
  before?: string | undefined;
}

export interface ChapterSchedule {
  /**
   * Publishes an unpublished chapter at a place of its story.
   * @throws {Refusal} when it is missing, not theirs or has no title or words, the story is full, or the limit is used up.
   */
  publish(player: Viewer, storyId: string, chapter: Placed): Promise<{ number: number }>;
  /**
   * Publishes all unpublished chapters of a story that are not scheduled, at its end and as they are listed, or none of them.
   * @throws {Refusal} as `publish` does.
   */
  publishAll(player: Viewer, storyId: string): Promise<void>;
  /** Has it published by itself. @throws {Refusal} as `publish` does, and for a time that is over or more than a year away. */
  schedule(player: Viewer, storyId: string, chapter: Placed & { at: Date | undefined }): Promise<{ at: Date }>;
  /** Takes that back. @throws {Refusal} when it is published already. */
  unschedule(player: Viewer, storyId: string, chapterId: string): Promise<void>;
  /** Publishes all chapters whose time has come, each once. @returns how many. */
  publishDue(): Promise<number>;
}

interface ScheduleDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  log?: Pick<Log, 'error'> | undefined;
}

/** @see docs/product/fan-fiction.md */
export function createChapterSchedule({ db, clock, limiter, log }: ScheduleDependencies): ChapterSchedule {
  const countedChapter = (player: Viewer) => limiter.use(`fan-chapter:${player.id}`, chapterLimit);
  /** A chapter that has lost its title or its words since, or whose story is full, stays unpublished, and its writer reads why. */
  async function publishOne(id: string): Promise<boolean> {
    try {
      return await db.transaction().execute((trx) => publishIfDue(trx, id, clock.now()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const dropped = { publish_at: null, before_id: null, not_published: error.message };
      await db.updateTable('chapter_draft').set(dropped).where('id', '=', id).execute();
      return false;
    }
  }

  return {
    async publish(player, storyId, { id, before }) {
      await countedChapter(player);
      return db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'addChapter');
        await requireFree(trx, { chapterId: id, playerId: player.id }, clock.now());
        const draft = await requireDraft(trx, storyId, id);
        requireComplete(draft);
        return publishNow(trx, story, { ...draft, before_id: before ?? null }, { byId: player.id, now: clock.now() });
      });
    },

    async publishAll(player, storyId) {
      for (const _draft of await draftsInOrder(db, storyId, player)) await countedChapter(player);
      await db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'addChapter');
        let count = story.chapterCount;
        for (const { id } of await draftsInOrder(trx, storyId, player)) {
          await requireFree(trx, { chapterId: id, playerId: player.id }, clock.now());
          const draft = await requireDraft(trx, storyId, id);
          requireComplete(draft);
          await publishNow(trx, { ...story, chapterCount: count }, { ...draft, before_id: null }, { byId: player.id, now: clock.now() });
          count += 1;
        }
      });
    },

    async schedule(player, storyId, { id, before, at }) {
      await countedChapter(player);
      return db.transaction().execute(async (trx) => {
        await lockStory(trx, storyId, player, 'addChapter');
        requireComplete(await requireDraft(trx, storyId, id));
        const time = requireTime(at, clock.now());
        const isThere = before !== undefined && (await numberOf(trx, storyId, before)) !== undefined;
        await trx
          .updateTable('chapter_draft')
          .set({ publish_at: time, before_id: isThere ? before : null, not_published: null })
          .where('id', '=', id)
          .execute();
        return { at: time };
      });
    },

    unschedule: (player, storyId, chapterId) =>
      db.transaction().execute(async (trx) => {
        await lockStory(trx, storyId, player, 'addChapter');
        await requireDraft(trx, storyId, chapterId);
        await trx.updateTable('chapter_draft').set({ publish_at: null, before_id: null }).where('id', '=', chapterId).execute();
      }),

    publishDue: () =>
      sweep(
        db,
        { table: 'chapter_draft', key: 'id', due: 'publish_at', where: sql`publish_at <= ${clock.now()}` },
        publishOne,
        (error, id) => log?.error({ err: error, chapterId: id }, 'a scheduled chapter could not be published'),
      ),
  };
}

/** A story's unpublished chapters that are not scheduled, as they are listed. */
function draftsInOrder(executor: Executor, storyId: string, player: Viewer) {
  return executor
    .selectFrom('chapter_draft')
    .select('id')
    .where('player_id', '=', player.id)
    .where('story_id', '=', storyId)
    .where('base', 'is', null)
    .where('publish_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(MAX_DRAFTS)
    .execute();
}

type DraftRow = Awaited<ReturnType<typeof requireDraft>>;

async function requireDraft(trx: Transaction<Tables>, storyId: string, id: string) {
  const draft = await trx
    .selectFrom('chapter_draft')
    .select(['id', 'title', 'body', 'markup', 'said', 'publish_at', 'before_id'])
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .where('base', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw new Refusal(arrangingTexts.notUnpublished, { status: 404 });
  return currentWords(draft);
}

function requireComplete({ title, body }: Pick<DraftRow, 'title' | 'body'>): void {
  if (!showsSomething(title)) throw new Refusal(arrangingTexts.titleFirst, { status: 422 });
  if (!showsSomething(body)) throw new Refusal(arrangingTexts.wordsFirst, { status: 422 });
}

function requireTime(at: Date | undefined, now: Date): Date {
  if (!at) throw new Refusal(arrangingTexts.timeMissing, { field: 'at', status: 422 });
  if (at <= now) throw new Refusal(arrangingTexts.timePast, { field: 'at', status: 422 });
  if (at.getTime() - now.getTime() > MAX_SCHEDULE_MS) throw new Refusal(arrangingTexts.timeFar, { field: 'at', status: 422 });
  return at;
}

/** Locks the story before the draft, as every change does. @returns whether it was published. */
async function publishIfDue(trx: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  const due = await trx
    .selectFrom('chapter_draft')
    .select(['story_id', 'player_id'])
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .executeTakeFirst();
  if (!due?.story_id) return false;
  const story = await lockStory(trx, due.story_id, { id: due.player_id }, 'addChapter');
  const draft = await requireDraft(trx, story.id, id);
  if (!draft.publish_at || draft.publish_at > now) return false;
  // An author goes on writing it: it waits until they stop.
  if (await holderOf(trx, { chapterId: id }, now)) return false;
  requireComplete(draft);
  await publishNow(trx, story, draft, { byId: due.player_id, now });
  return true;
}

async function publishNow(
  trx: Transaction<Tables>,
  story: LockedStory,
  draft: DraftRow,
  { byId, now }: { byId: string; now: Date },
): Promise<{ number: number }> {
  const { id, title, body, before_id: before } = draft;
  const notes = storedNotes(z.safeParse(saidOfChapter, draft.said).data ?? {});
  await shareDraft(trx, { chapterId: id, storyId: story.id });
  await removeDraft(trx, id);
  const number = before === null ? undefined : await numberOf(trx, story.id, before);
  return insertChapter(trx, story, { id, title, body, number, ...notes }, { now, news: { byId } });
}

async function numberOf(trx: Transaction<Tables>, storyId: string, chapterId: string): Promise<number | undefined> {
  const own = trx.selectFrom('fanfic_chapter').select('number').where('story_id', '=', storyId);
  return (await own.where('id', '=', chapterId).executeTakeFirst())?.number;
}
