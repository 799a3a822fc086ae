import type { ColumnType } from 'kysely';

/** A change of the pages of law that this site has heard of. */
export interface LawChangeTable {
  id: string;
  /** When people began to be told: it holds for them thirty days later. */
  told_at: Date;
  /** The id of the last account that was told; null before the first. */
  told_up_to: ColumnType<string | null, undefined, string | null>;
  /** When everybody had been told; null until then. */
  done_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    law_change: LawChangeTable;
  }
}
