import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isStoryHeldBack } from '~/stories/collections/held-works.server';
import { knownAs, writesStory } from '~/stories/policy';
import type { ChapterReader } from '../chapters/chapter-cache.server';
import { lockStoryToComment } from '../stories/locked-story.server';
import { formTexts } from '../texts';
import { countComments } from './count-comments.server';
import { isHeldBack } from './hold.server';
import { lockComment } from './locked-comment.server';
import { notifyAnswered, notifyAuthors } from './notify-of-comment.server';
import { type CommentedPassage, passageToKeep } from './passages/passages.server';

export interface NewComment {
  /** Chosen by the form; sending the same id again creates no second comment. */
  id: string;
  storyId: string;
  /** Undefined: on the story as a whole. */
  chapterId: string | undefined;
  /** The comment that it answers; its chapter is that comment's. */
  answers?: string | undefined;
  /** The paragraph of the chapter that it is about, as its writer saw it. */
  passage?: CommentedPassage | undefined;
  text: string;
}

export interface PostTools {
  trx: Transaction<Tables>;
  readChapter: ChapterReader;
  now: Date;
}

/** Writes a comment or an answer. @throws {Refusal} see `Comments.post`. */
export async function postComment({ trx, readChapter, now }: PostTools, player: Viewer, comment: NewComment): Promise<void> {
  const { id, storyId, chapterId, answers, passage, text } = comment;
  const story = await lockStoryToComment(trx, storyId, player, { text, now });
  await requireSeenPlayer(trx, player.id);
  const answered = answers === undefined ? undefined : await lockComment(trx, answers, player, 'answerComment', story.taking);
  // While a collection holds its author's name back, or is to, neither a comment of theirs nor a block may say whose it is.
  const isOwn = writesStory(player.id, story);
  if (isOwn && (story.authorId === null || (await isStoryHeldBack(trx, story.id))))
    throw new Refusal(formTexts.commentNames, { status: 409 });
  const authors = story.authorId === null ? [null] : [story.authorId, ...story.nameIds];
  await requireUnblocked(trx, player.id, [...authors, answered?.authorId ?? null]);
  if (answered && answered.story.id !== story.id) throw new Refusal(formTexts.commentMissing, { status: 404 });
  if (!answered && chapterId !== undefined) await requireChapterOf(trx, story.id, chapterId);
  const isAbout = !answered && chapterId !== undefined && passage !== undefined;
  const about = isAbout ? await passageToKeep(trx, readChapter, chapterId, passage) : undefined;
  const authorId = isOwn ? knownAs(player.id, story) : player.id;
  const held = await isHeldBack(trx, { playerId: player.id, authorIds: authors }, now);
  const written = {
    id,
    storyId: story.id,
    chapterId: answered ? answered.chapterId : (chapterId ?? null),
    answersId: answered?.id ?? null,
    authorId,
    state: held ? ('waiting' as const) : story.taking,
  };
  const added = await trx
    .insertInto('fanfic_comment')
    .values({
      id,
      story_id: written.storyId,
      chapter_id: written.chapterId,
      answers_id: written.answersId,
      passage: about ? JSON.stringify(about) : null,
      author_id: written.authorId,
      state: written.state,
      held,
      body: text,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return requireSameComment(trx, { ...written, text });
  if (written.state === 'shown') await countComments(trx, story.id, 1);
  if (held) return;
  await notifyAuthors(trx, written, now);
  await notifyAnswered(trx, written, now);
}

/** Locks the player, so that hiding them and their commenting exclude each other. */
async function requireSeenPlayer(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const { hidden_at } = await trx.selectFrom('player').select('hidden_at').where('id', '=', playerId).forShare().executeTakeFirstOrThrow();
  if (hidden_at) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
}

interface SentComment {
  id: string;
  storyId: string;
  authorId: string;
  answersId: string | null;
  text: string;
}

/** The same form sent twice is one comment. Other words under its id, or another comment's id, are refused, because they would be lost. */
async function requireSameComment(trx: Transaction<Tables>, { id, storyId, authorId, answersId, text }: SentComment): Promise<void> {
  const there = await trx
    .selectFrom('fanfic_comment')
    .select(['author_id', 'story_id', 'answers_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isOwn = there?.author_id === authorId && there.story_id === storyId;
  if (!isOwn || there.answers_id !== answersId || there.body !== text) throw new Refusal(formTexts.commentFailed, { status: 409 });
}

/** @throws {Refusal} for a chapter of another story, or none (404). */
export async function requireChapterOf(trx: Transaction<Tables>, storyId: string, chapterId: string): Promise<void> {
  const chapter = await trx
    .selectFrom('fanfic_chapter')
    .select('id')
    .where('id', '=', chapterId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!chapter) throw new Refusal(formTexts.chapterMissing, { status: 404 });
}
