import type { ColumnType } from 'kysely';

/** A story that a person has bookmarked. */
interface StoryBookmarkTable {
  player_id: ColumnType<string, string, never>;
  story_id: ColumnType<string, string, never>;
  added_at: ColumnType<Date, Date, never>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_bookmark: StoryBookmarkTable;
  }
}
