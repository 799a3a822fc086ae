/** The filters with which a reader's lists begin. */
export interface KeptFiltersTable {
  player_id: string;
  /** Of the lists of one fandom; empty: of all lists. */
  fandom_id: string;
  /** As the query of an address says them. */
  filters: string;
  kept_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    kept_filters: KeptFiltersTable;
  }
}
