import type { ColumnType } from 'kysely';

/** A code by which a number of people may open accounts. */
export interface SignUpInvitationTable {
  id: string;
  code: string;
  /** For whom it is, in the words of who made it. */
  note: string;
  uses: number;
  used: ColumnType<number, number | undefined, number>;
  made_at: Date;
  ends_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    sign_up_invitation: SignUpInvitationTable;
  }
}
