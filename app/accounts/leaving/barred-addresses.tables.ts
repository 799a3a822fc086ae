/** An address with which no account can be opened; the hash names nobody without SECRET. */
export interface BarredAddressTable {
  address_hash: string;
  barred_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    barred_address: BarredAddressTable;
  }
}
