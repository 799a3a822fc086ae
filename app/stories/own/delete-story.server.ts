import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/**
 * Deletes stories for good, with everything attached to them; remembers the ids of published ones, so that an old
 * link says that the story is gone. The rows must be locked by `trx`.
 * @see docs/product/own-things.md
 */
export async function removeStories(trx: Transaction<Tables>, storyIds: readonly string[], now: Date): Promise<void> {
  if (storyIds.length === 0) return;
  const chosen = sql<boolean>`id = any(${storyIds}::uuid[])`;
  await trx
    .insertInto('gone_story')
    .columns(['id', 'arena', 'gone_at'])
    .expression((story) =>
      story
        .selectFrom('story')
        .select(['id', 'arena', sql<Date>`${now}::timestamptz`.as('gone_at')])
        .where('status', '=', 'published')
        .where(chosen),
    )
    .execute();
  await trx.deleteFrom('story').where(chosen).execute();
}
