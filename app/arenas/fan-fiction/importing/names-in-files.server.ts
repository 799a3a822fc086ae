import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/**
 * The names under which chapters of a story may come from files: those that stand on it, of all who write it, and the importing person's.
 * @see docs/product/importing.md
 */
export async function namesInFiles(executor: Executor, storyId: string, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from player where id = ${playerId}
      or id = (select author_id from story where story.id = ${storyId})
      or id = any(array(select coalesce(pen_id, player_id) from co_author where co_author.story_id = ${storyId} and joined_at is not null))
      or id = any(array(select player_id from story_writer where story_writer.story_id = ${storyId}))`.execute(executor);
  return rows.map(({ name }) => name);
}
