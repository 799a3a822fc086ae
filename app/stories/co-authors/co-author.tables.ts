import type { ColumnType } from 'kysely';

/** Somebody who writes a story with others, its author among them, or is invited to. A story by one person has no rows of authors. */
export interface CoAuthorTable {
  story_id: string;
  player_id: string;
  /** Who invited them; null for the author, and for somebody who has left. */
  invited_by: string | null;
  invited_at: Date;
  /** Since when they write it; null while they are invited. */
  joined_at: Date | null;
  /** When they agreed that the story is deleted. */
  agreed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    co_author: CoAuthorTable;
  }
}
