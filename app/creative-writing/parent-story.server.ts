import type { Executor } from '~/platform/database/database.server';
import { isUuid } from './uuid';
import type { ParentStory } from './writing-types';

/** The published story that another one may continue; undefined when there is none with this id. */
export async function findParent(executor: Executor, storyId: string): Promise<ParentStory | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player', 'player.id', 'story.author_id')
    .select(['story.id', 'story.title', 'player.name as author'])
    .where('story.id', '=', storyId)
    .where('story.status', '=', 'published')
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, author: row.author ?? undefined };
}
