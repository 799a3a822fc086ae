import type { ColumnType } from 'kysely';
import type { SecurityEventKind } from './event-kinds';

export interface SecurityEventTable {
  id: string;
  player_id: string;
  kind: SecurityEventKind;
  /** How the player signed in, or the name of a passkey. */
  detail: string | null;
  /** Browser and system, in known words; null where no browser did it. */
  browser: string | null;
  happened_at: Date;
  /** Hash of the token in the mail's 'this was not me'; null without such a mail, and once it was used. */
  alarm_hash: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    security_event: SecurityEventTable;
  }
}
