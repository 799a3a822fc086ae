import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { gatheredUnder } from '~/notices/notice';
import { tellNotices } from '~/notices/telling/tell.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { commentLimit } from '../limits';
import { lockStory } from '../stories/locked-story.server';
import { type CommentAction, mayWithComment } from '../stories/policy';
import { formTexts } from '../texts';
import type { CommentPage } from './comment.contract';
import { countComments } from './count-comments.server';
import { type CommentListOptions, listComments } from './list-comments.server';

interface NewComment {
  /** Chosen by the form; sending the same id again creates no second comment. */
  id: string;
  storyId: string;
  /** Undefined: on the story as a whole. */
  chapterId: string | undefined;
  text: string;
}

export interface Comments {
  /** One page of comments, newest first. */
  list(options: CommentListOptions): Promise<CommentPage>;
  /** @throws {Refusal} when story or chapter is missing, the player is hidden, the limit is used up, or the id is taken. */
  post(player: Viewer, comment: NewComment): Promise<void>;
  /** @throws {Refusal} when it is missing or not theirs. */
  edit(player: Viewer, commentId: string, text: string): Promise<void>;
  /** @throws {Refusal} when it is missing, or the player is the author of neither the comment nor the story. */
  remove(player: Viewer, commentId: string): Promise<void>;
}

/** @see docs/product/fan-fiction.md */
export function createComments({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }): Comments {
  return {
    list: (options) => listComments(db, options),

    async post(player, { id, storyId, chapterId, text }) {
      await limiter.use(`fan-comment:${player.id}`, commentLimit);
      await db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'comment');
        await requireSeenPlayer(trx, player.id);
        if (chapterId !== undefined) await requireChapterOf(trx, storyId, chapterId);
        const now = clock.now();
        const added = await trx
          .insertInto('fanfic_comment')
          .values({
            id,
            story_id: storyId,
            chapter_id: chapterId ?? null,
            author_id: player.id,
            body: text,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return requireSameComment(trx, player, { id, storyId });
        await countComments(trx, storyId, 1);
        if (!story.authorId) return;
        const told = { kind: 'comment' as const, cause: `comment:${id}`, gathered: gatheredUnder('comment', storyId, now) };
        await tellNotices(trx, [{ ...told, playerId: story.authorId, actorId: player.id, storyId, detail: chapterId }], now);
      });
    },

    edit: (player, commentId, text) =>
      db.transaction().execute(async (trx) => {
        await lockComment(trx, commentId, player, 'editComment');
        await trx.updateTable('fanfic_comment').set({ body: text, updated_at: clock.now() }).where('id', '=', commentId).execute();
      }),

    remove: (player, commentId) =>
      db.transaction().execute(async (trx) => {
        const { storyId } = await lockComment(trx, commentId, player, 'removeComment');
        const removed = await trx.deleteFrom('fanfic_comment').where('id', '=', commentId).returning('id').executeTakeFirst();
        if (removed) await countComments(trx, storyId, -1);
      }),
  };
}

/** Locks the player, so that hiding them and their commenting exclude each other. */
async function requireSeenPlayer(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const { hidden_at } = await trx.selectFrom('player').select('hidden_at').where('id', '=', playerId).forShare().executeTakeFirstOrThrow();
  if (hidden_at) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
}

/** The same form sent twice is one comment. Another comment's id is refused, because the words would be lost. */
async function requireSameComment(trx: Transaction<Tables>, player: Viewer, { id, storyId }: { id: string; storyId: string }) {
  const there = await trx.selectFrom('fanfic_comment').select(['author_id', 'story_id']).where('id', '=', id).executeTakeFirst();
  const isSame = there?.author_id === player.id && there.story_id === storyId;
  if (!isSame) throw new Refusal(formTexts.commentFailed, { status: 409 });
}

async function requireChapterOf(trx: Transaction<Tables>, storyId: string, chapterId: string): Promise<void> {
  const chapter = await trx
    .selectFrom('fanfic_chapter')
    .select('id')
    .where('id', '=', chapterId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!chapter) throw new Refusal(formTexts.chapterMissing, { status: 404 });
}

/** Finds a comment to change and locks its story, as every change to a story's comments does. */
async function lockComment(
  trx: Transaction<Tables>,
  commentId: string,
  person: Viewer,
  action: CommentAction,
): Promise<{ storyId: string }> {
  const row = isUuid(commentId)
    ? await trx
        .selectFrom('fanfic_comment as comment')
        .innerJoin('story', 'story.id', 'comment.story_id')
        .select(['comment.story_id', 'comment.author_id', 'story.author_id as story_author_id'])
        .where('comment.id', '=', commentId)
        .where('comment.hidden_at', 'is', null)
        .forUpdate('story')
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(formTexts.commentMissing, { status: 404 });
  const facts = { authorId: row.author_id, story: { authorId: row.story_author_id } };
  if (!mayWithComment(person, action, facts)) {
    throw new Refusal(action === 'editComment' ? formTexts.notYourComment : formTexts.notRemovable, { status: 403 });
  }
  return { storyId: row.story_id };
}
