import type { ColumnType, Generated } from 'kysely';

/**
 * A person who writes a story with others, its author among them, or is invited to. A story by one person has no rows of authors, unless it
 * stands under a pen name.
 */
export interface CoAuthorTable {
  id: Generated<string>;
  story_id: string;
  /** Whose rights they are: an account. */
  player_id: string;
  /** The pen name under which they write it, or are invited; null for their own name. */
  pen_id: ColumnType<string | null, string | null | undefined, never>;
  /** The name of the one who invited them; null for the author, and for one who has left. */
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
