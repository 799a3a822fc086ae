import type { Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Tables } from '~/platform/database/database.server';
import { fandomsOf } from '~/stories/news/fandoms-of.server';
import { notifyFandom } from '~/stories/news/notify-of-story.server';
import { knownAs } from '~/stories/policy';
import { chapterNotice } from '../notice-kinds';
import type { LockedStory } from '../stories/locked-story.server';

/** Names the news of a chapter, which nobody is told twice. */
export function newsOf(chapterId: string): string {
  return `chapter:${chapterId}`;
}

/**
 * Tells those who follow a story, one of its writers or its fandoms of a new chapter, each once. A chapter of a hidden story is not news.
 * @see docs/product/notifications.md
 */
export async function notifyOfChapter(
  trx: Transaction<Tables>,
  story: LockedStory,
  chapter: { id: string; byId: string },
  now: Date,
): Promise<void> {
  const { status } = await trx.selectFrom('story').select('status').where('id', '=', story.id).executeTakeFirstOrThrow();
  if (status !== 'published') return;
  const { id: storyId } = story;
  const { id: chapterId, byId } = chapter;
  // While its author's name is held back, those who follow them are not told, and nobody is told who it was.
  const isUnnamed = story.authorId === null;
  const name = knownAs(byId, story);
  const [actorId, writers] = isUnnamed ? [null, []] : [name, [name, ...story.nameIds]];
  const about = { dedupeKey: newsOf(chapterId), storyId, actorId, detail: chapterId };
  const chapters = { ...about, kind: chapterNotice, groupKey: dailyGroup(chapterNotice, storyId, now) };
  await notifyFollowers(trx, { audience: 'story', id: storyId }, chapters, now);
  // The one who publishes it comes first: of those who follow several, each is told once.
  for (const id of new Set(writers)) {
    await notifyFollowers(trx, { audience: 'writer', id }, { ...chapters, actorId: id }, now);
  }
  for (const { id } of await fandomsOf(trx, storyId)) await notifyFandom(trx, id, about, now);
}
