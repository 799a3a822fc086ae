/** What was published or changed, and waits until its detector has looked at it. */
export interface ModerationDueTable {
  /** The detector's. */
  kind: string;
  thing_id: string;
  /** Of a person who may be back, whom they have reached by something that is no comment. */
  other_id: string | null;
  at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    moderation_due: ModerationDueTable;
  }
}
