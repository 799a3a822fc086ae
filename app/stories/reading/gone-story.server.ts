import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { Absence } from '../texts';

/** Why a story cannot be found by a viewer who may not read what is there. @see docs/product/stories.md, docs/product/reach.md */
export async function whyAbsent(executor: Executor, storyId: string): Promise<Absence> {
  if (!isUuid(storyId)) return 'missing';
  const row = await executor
    .selectFrom('story')
    .select('id')
    .where('id', '=', storyId)
    .where('status', '=', 'draft')
    .where('published_at', 'is not', null)
    .where('never_public', '=', false)
    .executeTakeFirst();
  if (row) return 'takenBack';
  return (await executor.selectFrom('gone_story').select('id').where('id', '=', storyId).executeTakeFirst()) ? 'gone' : 'missing';
}
