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
}

declare module '~/platform/database/database.server' {
  interface Tables {
    process_report: ProcessReportTable;
    site_size: SiteSizeTable;
  }
}
