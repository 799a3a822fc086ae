import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AuditAction } from './audit-actions';

/** What stands for a person in the audit log; it goes with their account, and the log then names nobody. */
export interface AuditAliasTable {
  player_id: string;
  alias: string;
}

/** What a person who runs the site did; the database refuses to change or delete it. */
export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date, never>;
  /** The alias of who did it; null for the site itself and for commands on its machine. */
  actor: ColumnType<string | null, string | null, never>;
  action: ColumnType<AuditAction, AuditAction, never>;
  /** The alias of whom it was done to; null where it was about no person. */
  subject: ColumnType<string | null, string | null, never>;
  /** What it was done to, such as `story:` and its id; never a person's id. */
  thing: ColumnType<string | null, string | null, never>;
  /** Why, in the words of who did it; null where nobody was asked. */
  reason: ColumnType<string | null, string | null | undefined, never>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    audit_alias: AuditAliasTable;
    audit_entry: AuditEntryTable;
  }
}
