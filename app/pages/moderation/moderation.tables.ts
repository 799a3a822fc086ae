import type { ColumnType } from 'kysely';
import type { ReportReason } from './report/report';
import type { ThingKind } from './things/thing';

/** What was reported; at most one open case for each thing. */
export interface ModerationCaseTable {
  id: string;
  kind: ThingKind;
  thing_id: string;
  /** Whose thing it is; null where nobody is named. */
  owner_id: string | null;
  reports: ColumnType<number, number | undefined, number>;
  opened_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One person's report of a thing. */
export interface ReportTable {
  id: string;
  case_id: string;
  /** Null for a report without an account, and once the reporter has left. */
  reporter_id: string | null;
  /** Of a report without an account, in lower case; forgotten six months after the case is closed. */
  reporter_email: string | null;
  reason: ReportReason;
  details: string;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    moderation_case: ModerationCaseTable;
    report: ReportTable;
  }
}
