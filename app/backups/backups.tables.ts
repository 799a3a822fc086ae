import type { ColumnType } from 'kysely';

/** A backup that was due, and what became of it. */
export interface BackupMadeTable {
  /** When it was due; each is claimed by one process. */
  due_at: Date;
  began_at: Date;
  /** Null while it is being made. */
  ended_at: ColumnType<Date | null, undefined, Date | null>;
  /** The file's name; null unless it was read back and found whole. */
  file: ColumnType<string | null, undefined, string | null>;
  bytes: ColumnType<string | null, undefined, number | null>;
  rows: ColumnType<string | null, undefined, number | null>;
  /** Why it failed, in a sentence; null unless it did. */
  failure: ColumnType<string | null, undefined, string | null>;
  /** When a process began to hand it over; null while none does. */
  handing_over_since: ColumnType<Date | null, undefined, Date | null>;
  /** When BACKUP_COMMAND had succeeded with it. */
  handed_over_at: ColumnType<Date | null, undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    backup_made: BackupMadeTable;
  }
}
