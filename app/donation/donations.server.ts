import { createContext } from 'react-router';
import { createSeal } from '~/platform/sealing/seal.server';
import type { DonationDependencies } from './dependencies';
import { createDonationDesk, type DonationDesk } from './payments/give-back.server';
import { createPaymentEvents, type PaymentEvents } from './payments/payment-events.server';
import { createReconcileDonations, type ReconcileDonations } from './payments/reconcile-donations.server';
import { createSettleDonation } from './payments/settle-donation.server';
import { createStartDonation, type StartDonation } from './payments/start-donation.server';
import { createReceipts, type Receipts } from './receipts/receipts.server';

export interface DonationsServiceDependencies extends Omit<DonationDependencies, 'seal'> {
  secret: string;
}

/** Paid donations so far. */
interface DonationTotals {
  donations: number;
  cents: number;
}

/** Donations by card: started here, paid on the provider's page, and confirmed by return, event or job. */
export interface DonationsService {
  checkouts: StartDonation;
  outcomes: ReconcileDonations;
  events: PaymentEvents;
  receipts: Receipts;
  /** For administrators. */
  desk: DonationDesk;
  /** Whether payments are set up. */
  readonly isSetUp: boolean;
  /** Read from one row that is updated with each paid donation. */
  totals(): Promise<DonationTotals>;
}

/** Where loaders, actions and other features find it. */
export const donationsContext = createContext<DonationsService>();

/**
 * Creates the donations service.
 * @see docs/product/donation.md
 */
export function createDonationsService({ secret, ...given }: DonationsServiceDependencies): DonationsService {
  const donation: DonationDependencies = { ...given, seal: createSeal(secret, 'donation receipt') };
  const receipts = createReceipts(donation);
  const settle = createSettleDonation({ ...donation, receipts });
  return {
    isSetUp: given.checkout !== undefined,
    checkouts: createStartDonation(donation),
    outcomes: createReconcileDonations({ ...donation, settle }),
    events: createPaymentEvents({ ...donation, settle, receipts }),
    receipts,
    desk: createDonationDesk({ ...donation, settle }),
    async totals() {
      const row = await given.db.selectFrom('donation_total').select(['donations', 'cents']).limit(1).executeTakeFirst();
      return row ?? { donations: 0, cents: 0 };
    },
  };
}
