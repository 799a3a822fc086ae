import type { Transaction } from 'kysely';
import { gatheredUnder } from '~/notices/notice';
import { tellFollowers } from '~/notices/telling/tell-followers.server';
import type { Tables } from '~/platform/database/database.server';
import type { LockedStory } from '../stories/locked-story.server';

/**
 * Tells those who follow a story, its writer or its fandom of a new chapter, each once. A chapter of a hidden story is not news.
 * @see docs/product/notifications.md
 */
export async function tellOfChapter(trx: Transaction<Tables>, story: LockedStory, chapterId: string, now: Date): Promise<void> {
  const { status } = await trx.selectFrom('story').select('status').where('id', '=', story.id).executeTakeFirstOrThrow();
  if (status !== 'published') return;
  const { id: storyId, authorId: actorId, fandomId } = story;
  const about = { cause: `chapter:${chapterId}`, storyId, actorId, detail: chapterId };
  const chapters = { ...about, kind: 'chapter' as const, gathered: gatheredUnder('chapter', storyId, now) };
  await tellFollowers(trx, { audience: 'story', id: storyId }, chapters, now);
  if (actorId) await tellFollowers(trx, { audience: 'writer', id: actorId }, chapters, now);
  const inFandom = { ...about, kind: 'fandom' as const, gathered: gatheredUnder('fandom', fandomId, now) };
  await tellFollowers(trx, { audience: 'fandom', id: fandomId }, inFandom, now);
}
