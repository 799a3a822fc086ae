import type { ColumnType } from 'kysely';

/** A story that a person has read, and when they last opened it. */
interface ReadingHistoryTable {
  player_id: string;
  story_id: string;
  read_at: Date;
  /** Fan fiction: the chapter in which they stopped; null while it is not known. */
  chapter_id: ColumnType<string | null, undefined, string | null>;
  /** How far down it, from 0 to 1. */
  share: ColumnType<number, undefined, number>;
}

/** A story that a person wants to read later. */
interface StoryForLaterTable {
  player_id: ColumnType<string, string, never>;
  story_id: ColumnType<string, string, never>;
  added_at: ColumnType<Date, Date, never>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    reading_history: ReadingHistoryTable;
    story_for_later: StoryForLaterTable;
  }
}
