import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL query for the accounts of all who wrote a story: its author, those who wrote it together, also under pen names, and those
 * whom a collection does not name yet.
 * @param storyId an SQL expression; nobody wrote null.
 */
export function writersOf(storyId: RawBuilder<string | null>): RawBuilder<{ id: string }> {
  return sql`
    select coalesce(writer.pen_of, writer.id) as id from player as writer where writer.id in (
      select author_id from story where story.id = ${storyId}
      union all select player_id from story_writer where story_writer.story_id = ${storyId}
      union all select player_id from co_author where co_author.story_id = ${storyId} and joined_at is not null
      union all select player_id from shared_work where shared_work.story_id = ${storyId} and unnamed)`;
}
