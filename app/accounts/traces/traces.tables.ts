/** From which browser or network address an account was used. */
export interface AccountTraceTable {
  id: string;
  /** Null once a player who may not come back has left. */
  player_id: string | null;
  kind: 'browser' | 'address';
  /** A keyed hash. */
  mark: string;
  /** When it was used last. */
  seen_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    account_trace: AccountTraceTable;
  }
}
