import type { ColumnType } from 'kysely';

/** An address with which no account can be opened; the hash names nobody without SECRET. */
export interface BarredAddressTable {
  address_hash: string;
  barred_at: Date;
  /** Until when a suspension runs that the address is barred for; null after a ban. */
  suspended_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    barred_address: BarredAddressTable;
  }
}
