import type { ColumnType } from 'kysely';
import type { DonationStatus } from './payments/donation-status';

export interface DonationTable {
  id: string;
  /** One press of the button; pressed again for the same amount, it leads to the same checkout. */
  press_id: string;
  /** Null for a guest, and when the player is gone. */
  player_id: string | null;
  amount_cents: number;
  /** Paid back, of the amount. */
  refunded_cents: ColumnType<number, number | undefined, number>;
  status: ColumnType<DonationStatus, DonationStatus | undefined, DonationStatus>;
  /** The provider's id and address of the checkout; null until it has answered. */
  checkout_id: string | null;
  checkout_url: string | null;
  /** Paid, and the receipt is not on its way yet. */
  receipt_due: ColumnType<boolean, boolean | undefined, boolean>;
  /** Where a guest's receipt goes, sealed; emptied as soon as it is on its way. */
  receipt_to: string | null;
  created_at: Date;
  /** When the provider was last asked about it. */
  asked_at: Date | null;
  /** When it is next looked at by itself, while it is pending. */
  ask_at: Date;
  settled_at: Date | null;
}

/** Events of the provider that were taken; one that comes again is known by its id. */
export interface PaymentEventTable {
  id: string;
  received_at: Date;
}

/** What came in so far: moved with each donation that is paid. */
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
