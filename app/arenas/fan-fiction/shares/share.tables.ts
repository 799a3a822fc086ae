import type { ColumnType } from 'kysely';
import type { Run } from './shares';

/** Whose words a chapter of a story by several is made of, published or not. */
export interface ChapterShareTable {
  chapter_id: string;
  story_id: string;
  /** Its text when that was last looked at. */
  body: string;
  runs: ColumnType<Run[], string, string>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    chapter_share: ChapterShareTable;
  }
}
