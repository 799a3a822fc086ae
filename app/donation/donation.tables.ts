import type { ColumnType } from 'kysely';
import type { DonationStatus } from './payments/donation-status';

export interface DonationTable {
  id: string;
  /** Identifies one press of the button; repeated for the same amount, it leads to the same checkout. */
  press_id: string;
  /** Null for a guest or a deleted player. */
  player_id: string | null;
  amount_cents: number;
  /** Refunded part of the amount. */
  refunded_cents: ColumnType<number, number | undefined, number>;
  status: ColumnType<DonationStatus, DonationStatus | undefined, DonationStatus>;
  /** The provider's id and address of the checkout; null until it has answered. */
  checkout_id: string | null;
  checkout_url: string | null;
  /** Paid, but the receipt is not queued yet. */
  receipt_due: ColumnType<boolean, boolean | undefined, boolean>;
  /** A guest's sealed address for the receipt; cleared once it is queued. */
  receipt_to: string | null;
  created_at: Date;
  /** When the provider was last asked about it. */
  asked_at: Date | null;
  /** When the job checks it next while it is pending. */
  ask_at: Date;
  settled_at: Date | null;
}

/** Accepted events of the provider; repeated ones are recognized by id. */
export interface PaymentEventTable {
  id: string;
  received_at: Date;
}

/** Totals so far, updated with each paid donation. */
export interface DonationTotalTable {
  currency: string;
  donations: number;
  cents: number;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    donation: DonationTable;
    payment_event: PaymentEventTable;
    donation_total: DonationTotalTable;
  }
}
