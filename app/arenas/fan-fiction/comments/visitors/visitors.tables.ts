import type { ColumnType } from 'kysely';

/** A visitor from whom an author takes no comments. */
export interface BlockedVisitorTable {
  id: string;
  player_id: string;
  /** What they called themselves. */
  name: string;
  /** The guest of their browser. */
  guest_id: string;
  /** A keyed hash of their network address; null once it is forgotten. */
  address_mark: ColumnType<string | null, string | null, null>;
  blocked_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    blocked_visitor: BlockedVisitorTable;
  }
}
