import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';

/** Whether a published story with this id was deleted. @see docs/product/stories.md */
export async function isGoneStory(executor: Executor, storyId: string): Promise<boolean> {
  if (!isUuid(storyId)) return false;
  return (await executor.selectFrom('gone_story').select('id').where('id', '=', storyId).executeTakeFirst()) !== undefined;
}
