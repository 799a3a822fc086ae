import type { ColumnType } from 'kysely';

/** A device that a player wants to be told on. */
export interface PushDeviceTable {
  id: string;
  player_id: string;
  /** The address that its push service gave it: whoever has it and the site's keys can send to it. */
  endpoint: string;
  /** A hash of it, by which its own browser finds itself in the list. */
  fingerprint: string;
  p256dh: string;
  auth: string;
  /** The site's public key that it was turned on with. */
  public_key: string;
  /** Its browser and system, such as 'Firefox on Windows'. */
  name: string;
  created_at: Date;
  /** When a message last arrived. */
  pushed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How many messages in a row could not be delivered. */
  failures: ColumnType<number, number | undefined, number>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    push_device: PushDeviceTable;
  }
}
