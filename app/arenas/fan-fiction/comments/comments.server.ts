import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { trustOfPlayer } from '~/progress/trust/trust.server';
import { writesStory } from '~/stories/policy';
import type { ChapterReader } from '../chapters/chapter-cache.server';
import { lockStory } from '../stories/locked-story.server';
import { formTexts } from '../texts';
import type { AnswerPage, CommentPage, FanComment } from './comment.contract';
import { type CommentRule, stateOfChanged } from './comment-rules';
import { takingFor } from './commenting.server';
import { countComments } from './count-comments.server';
import {
  allBySameWriter,
  approveFor,
  type BlockWriter,
  type CommentWriter,
  decideWaiting,
  removeAndBlockVisitor,
  removeFor,
  waitingAmong,
  writerUnderStoryOf,
} from './deciding.server';
import { storyToComment } from './listing/comment-rows.server';
import { type AnswerListOptions, type CommentListOptions, listAnswers, listComments, readComment } from './listing/list-comments.server';
import { lockComment } from './locked-comment.server';
import { notifyAuthors } from './notify-of-comment.server';
import { countPassages, type PassageCounts } from './passages/passages.server';
import { type NewComment, postComment } from './post-comment.server';

export interface Comments {
  /** One page of comments, newest first, each with its latest answers. */
  list(options: CommentListOptions): Promise<CommentPage>;
  /** Earlier answers to a comment. */
  answers(options: AnswerListOptions): Promise<AnswerPage>;
  /** How many comments stand at each paragraph of chapters that their reader may read: of those that have any, by their ids. */
  countAtPassages(asked: {
    storyId: string;
    authorId: string | null;
    chapterIds: readonly string[];
    /** Whether the reader writes the story, alone or with others. */
    isAuthor?: boolean;
    viewerId: string | undefined;
  }): Promise<Record<string, PassageCounts>>;
  /** One comment as a reader sees it; undefined when it is not shown to them. */
  find(
    commentId: string,
    asked: { storyId: string; viewerId: string | undefined; guestId?: string | undefined },
  ): Promise<FanComment | undefined>;
  /** @throws {Refusal} when the story takes no comments, or it, the chapter or the comment to answer is missing, the player is hidden, the limit is used up, the id is taken, or the passage has changed. */
  post(player: Viewer, comment: NewComment): Promise<void>;
  /** Where comments wait for the author's yes, a changed one waits again. @throws {Refusal} when it is missing or not theirs. */
  edit(player: Viewer, commentId: string, text: string): Promise<void>;
  /** @throws {Refusal} when it is missing, or the player is the author of neither the comment nor the story. */
  remove(player: Viewer, commentId: string): Promise<void>;
  /** Removes all that the writer of a comment has written under any story of the player's. @throws {Refusal} when it is missing, or not on a story of theirs. */
  removeAllBy(player: Viewer, commentId: string): Promise<void>;
  /** Shows a waiting comment to everybody; repeating it changes nothing. @throws {Refusal} when it is missing, or not on a story of theirs. */
  approve(player: Viewer, commentId: string): Promise<void>;
  /** Shows a comment and answers it, or does neither. @throws {Refusal} as `approve` and `post` do. */
  approveAndAnswer(player: Viewer, commentId: string, answer: Pick<NewComment, 'id' | 'text'>): Promise<void>;
  /** Shows all that waits by the writer of a comment under any story of the player's. @throws {Refusal} as `removeAllBy`. */
  approveAllBy(player: Viewer, commentId: string): Promise<void>;
  /**
   * Removes a comment and blocks its writer; of a visitor all that they wrote under the player's stories goes. @param block blocks a writer with an account; it is done first, so that nothing is lost if that fails.
   * @throws {Refusal} when it is missing, not on a story of theirs, or on one whose name a collection holds back (409).
   */
  removeAndBlock(player: Viewer, commentId: string, block: BlockWriter): Promise<void>;
  /**
   * Refuses those of some comments that still wait under stories of the player's, and blocks their writers, as `removeAndBlock` does.
   * @returns about how many. @throws {Refusal} when one of them is on a story whose name a collection holds back (409).
   */
  refuseAndBlock(player: Viewer, commentIds: readonly string[], block: BlockWriter): Promise<number>;
  /** Decides about those of some comments that still wait under stories of the player's. @returns about how many. */
  decideChosen(player: Viewer, commentIds: readonly string[], decision: 'approve' | 'refuse'): Promise<number>;
  /** Closes the thread of a comment, or opens it again. @throws {Refusal} when it is missing, an answer, or not on a story of theirs. */
  freeze(player: Viewer, commentId: string, frozen: boolean): Promise<void>;
  /** Sets whose comments appear from now on. @throws {Refusal} when the story is missing or not theirs. */
  setRule(player: Viewer, storyId: string, rule: CommentRule): Promise<void>;
  /** Lets people without an account comment on a story, or no longer. @throws {Refusal} when the story is missing or not theirs. */
  letVisitors(player: Viewer, storyId: string, allowed: boolean): Promise<void>;
  /** Folds comments at the paragraphs of a story, or shows them again. @throws {Refusal} when the story is missing or not theirs. */
  foldPassages(player: Viewer, storyId: string, folded: boolean): Promise<void>;
}

interface CommentDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  readChapter: ChapterReader;
}

/** @see docs/product/fan-fiction.md */
export function createComments({ db, clock, limiter, readChapter }: CommentDependencies): Comments {
  const source = { db, clock, readChapter };
  const countUse = async (player: Viewer, now: Date) => {
    const trust = await trustOfPlayer(db, player.id, now);
    await limiter.use(`fan-comment:${player.id}`, trust.comments);
  };
  /** @returns false for one that is gone, or not on a story of theirs. */
  const removeAndBlockOne = async (
    player: Viewer,
    commentId: string,
    block: BlockWriter,
    remove: RemoveOne = removeFor,
  ): Promise<boolean> => {
    const writer = await writerUnderStoryOf(db, player.id, commentId);
    if (!writer) return false;
    requireMet(writer);
    if ('playerId' in writer) await block(writer.playerId, writer.metAs);
    await db
      .transaction()
      .execute((trx) =>
        'playerId' in writer
          ? remove(trx, player, commentId)
          : removeAndBlockVisitor(trx, player, { commentId, ...writer, now: clock.now() }),
      );
    return true;
  };
  const refuse = (trx: Transaction<Tables>, player: Viewer, commentId: string) =>
    decideWaiting(trx, player, { ids: [commentId], decision: 'refuse', now: clock.now() });
  return {
    list: (options) => listComments(source, options),
    answers: (options) => listAnswers(source, options),

    countAtPassages({ storyId, authorId, isAuthor = false, chapterIds, viewerId }) {
      const coAuthorIds = isAuthor && viewerId !== undefined ? [viewerId] : [];
      const story = { id: storyId, authorId, coAuthorIds, taking: 'closed' as const, takesVisitors: false };
      const reader = { story, viewerId, guestId: undefined, now: clock.now() };
      return countPassages(source, reader, chapterIds);
    },

    async find(commentId, { storyId, viewerId, guestId }) {
      const now = clock.now();
      const story = await storyToComment(db, { storyId, viewerId, now });
      return story && readComment(source, commentId, { story, viewerId, guestId, now });
    },

    async post(player, comment) {
      const now = clock.now();
      await countUse(player, now);
      await db.transaction().execute((trx) => postComment({ trx, readChapter, now }, player, comment));
    },

    async approveAndAnswer(player, commentId, { id, text }) {
      const now = clock.now();
      await countUse(player, now);
      await db.transaction().execute(async (trx) => {
        const { story, answersId } = await approveFor(trx, player, commentId, now);
        // Answers have none of their own: the author joins the thread.
        const answer = { id, storyId: story.id, chapterId: undefined, answers: answersId ?? commentId, text };
        await postComment({ trx, readChapter, now }, player, answer);
      });
    },

    edit: (player, commentId, text) =>
      db.transaction().execute(async (trx) => {
        const { story, state: before, ...comment } = await lockComment(trx, commentId, player, 'editComment');
        // A block would say whose a story without a name is.
        const authors = story.authorId === null ? [] : [story.authorId, ...story.nameIds];
        await requireUnblocked(trx, player.id, [...authors, await authorOf(trx, comment.answersId)]);
        const now = clock.now();
        const state = stateOfChanged(before, await takingFor(trx, story, player.id, now, text), writesStory(player.id, story));
        const changed = await trx
          .updateTable('fanfic_comment')
          .set({ body: text, state, updated_at: now })
          .where('id', '=', comment.id)
          .where('body', '<>', text)
          .returning('id')
          .executeTakeFirst();
        if (!changed || before !== 'shown' || state === 'shown') return;
        await countComments(trx, story.id, -1);
        await notifyAuthors(trx, { ...comment, storyId: story.id, state }, now);
      }),

    remove: (player, commentId) => db.transaction().execute((trx) => removeFor(trx, player, commentId)),

    removeAllBy: (player, commentId) =>
      db.transaction().execute(async (trx) => {
        for (const id of await allBySameWriter(trx, player.id, commentId)) await removeFor(trx, player, id);
      }),

    approve: (player, commentId) =>
      db.transaction().execute(async (trx) => {
        await approveFor(trx, player, commentId, clock.now());
      }),

    approveAllBy: (player, commentId) =>
      db.transaction().execute(async (trx) => {
        for (const id of await allBySameWriter(trx, player.id, commentId)) await approveFor(trx, player, id, clock.now());
      }),

    async removeAndBlock(player, commentId, block) {
      if (!(await removeAndBlockOne(player, commentId, block))) throw new Refusal(formTexts.commentMissing, { status: 404 });
    },

    async refuseAndBlock(player, commentIds, block) {
      // Either all of them or none.
      for (const commentId of commentIds) requireMet(await writerUnderStoryOf(db, player.id, commentId));
      let refused = 0;
      // One after the other: the first of a visitor's takes the others with it.
      for (const commentId of commentIds) {
        if ((await waitingAmong(db, player.id, [commentId])).length === 0) continue;
        refused += 1;
        // Those who have left are not to be blocked.
        if (await removeAndBlockOne(player, commentId, block, refuse)) continue;
        await db.transaction().execute((trx) => refuse(trx, player, commentId));
      }
      return refused;
    },

    decideChosen: (player, commentIds, decision) =>
      db.transaction().execute((trx) => decideWaiting(trx, player, { ids: commentIds, decision, now: clock.now() })),

    freeze: (player, commentId, frozen) =>
      db.transaction().execute(async (trx) => {
        const { id } = await lockComment(trx, commentId, player, 'freezeThread');
        await trx.updateTable('fanfic_comment').set({ frozen }).where('id', '=', id).execute();
      }),

    setRule: (player, storyId, rule) =>
      db.transaction().execute(async (trx) => {
        const { id } = await lockStory(trx, storyId, player, 'ruleComments');
        await trx.updateTable('story').set({ comment_rule: rule }).where('id', '=', id).where('comment_rule', '<>', rule).execute();
      }),

    letVisitors: (player, storyId, allowed) =>
      db.transaction().execute(async (trx) => {
        const { id } = await lockStory(trx, storyId, player, 'ruleComments');
        await trx
          .updateTable('story')
          .set({ visitors_comment: allowed })
          .where('id', '=', id)
          .where('visitors_comment', '<>', allowed)
          .execute();
      }),

    foldPassages: (player, storyId, folded) =>
      db.transaction().execute(async (trx) => {
        const { id } = await lockStory(trx, storyId, player, 'ruleComments');
        await trx
          .updateTable('story')
          .set({ passages_folded: folded })
          .where('id', '=', id)
          .where('passages_folded', '<>', folded)
          .execute();
      }),
  };
}

/** Removes a comment for the author of its story. */
type RemoveOne = (trx: Transaction<Tables>, player: Viewer, commentId: string) => Promise<unknown>;

/** What a block changes would say whose a story without a name is. @throws {Refusal} (409) */
function requireMet(writer: CommentWriter | undefined): void {
  if (writer?.metAs === null) throw new Refusal(formTexts.blockNames, { status: 409 });
}

async function authorOf(trx: Transaction<Tables>, commentId: string | null): Promise<string | null> {
  const row = commentId && (await trx.selectFrom('fanfic_comment').select('author_id').where('id', '=', commentId).executeTakeFirst());
  return row ? row.author_id : null;
}
