import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/** Adds `change`, which may be negative, to the number of a story's comments that everybody sees. */
export async function countComments(trx: Transaction<Tables>, storyId: string, change: number): Promise<void> {
  if (change === 0) return;
  await trx
    .updateTable('story')
    .set({ comment_count: sql`comment_count + ${change}` })
    .where('id', '=', storyId)
    .execute();
}
