/** A search that a reader follows. */
export interface FollowedSearchTable {
  id: string;
  player_id: string;
  /** As the query of an address says it, in its one form. */
  query: string;
  followed_at: Date;
  /** When it was last looked for new stories. */
  looked_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    followed_search: FollowedSearchTable;
  }
}
