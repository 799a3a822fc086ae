import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/**
 * Deletes stories for good, with everything attached to them; remembers the ids of published ones, and of those that were taken
 * back, so that an old link says that the story is gone. The rows must be locked by `trx`.
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
        .where((where) =>
          where.or([where('status', '=', 'published'), where.and([where('status', '=', 'draft'), where('published_at', 'is not', null)])]),
        )
        .where(chosen),
    )
    .execute();
  await trx.deleteFrom('story').where(chosen).execute();
}
