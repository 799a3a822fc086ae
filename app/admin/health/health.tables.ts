/** What a process last said of itself; it is removed when the process stops. */
export interface ProcessReportTable {
  id: string;
  reported_at: Date;
  /** A `ProcessReport`. */
  report: unknown;
}

/** How large the site was at the end of a day, in bytes. */
export interface SiteSizeTable {
  /** YYYY-MM-DD. */
  day: string;
  database_bytes: string | number;
  disk_used_bytes: string | number;
  /** Null for a server's database, and for days before it was noted. */
  database_log_bytes: string | number | null;
  /** The most that followed on that day; null where nobody could tell. */
  standbys: number | null;
}

/** Whether a player who joined came back; kept by triggers, because sessions go when people sign out. */
export interface NewcomerTable {
  /** A hash of the account's id. */
  mark: string;
  joined_at: Date;
  /** How many days after joining the account was used, at most 7. */
  days_later: number;
}

/** A room as Health counts it, for longer than the room itself is kept. */
export interface CountedRoomTable {
  room_id: string;
  kind: 'weave' | 'words';
  opened_at: Date;
  /** Whether two people wrote or played in it. */
  shared: boolean;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    process_report: ProcessReportTable;
    site_size: SiteSizeTable;
    newcomer: NewcomerTable;
    counted_room: CountedRoomTable;
  }
}
