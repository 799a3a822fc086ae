import type { ColumnType } from 'kysely';

/** Who has, or had within a year, a name of a look. */
export interface NameLookTable {
  /** One of `looksOf` a name; a keyed hash of it once its owner has left. */
  look: string;
  /** Null once its owner has left. */
  player_id: string | null;
  /** When its owner took another name or left; null while it is theirs. */
  freed_at: Date | null;
}

/** What a player was called before, for a year; filled by the database. */
export interface EarlierNameTable {
  id: string;
  player_id: string;
  name: string;
  /** When they took another name. */
  until: Date;
}

/** Whose name has not been looked at yet, or was found to look like another; filled by the database. */
export interface NameCheckTable {
  player_id: string;
  /** Whether their name, which is older than this rule, looks like another player's: moderators are shown it. */
  collides: ColumnType<boolean, never, boolean>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    name_look: NameLookTable;
    earlier_name: EarlierNameTable;
    name_check: NameCheckTable;
  }
}
