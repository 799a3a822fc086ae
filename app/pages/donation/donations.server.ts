import type { Checkout } from '~/platform/checkout/checkout';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Jobs } from '~/platform/jobs/jobs.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { createSeal, type Seal } from '~/platform/sealing/seal.server';
import { type AskAboutDonations, createAskAboutDonations } from './payments/ask-about-donations.server';
import { createPaymentEvents, type PaymentEvents } from './payments/payment-events.server';
import { createSettleDonation, type SettleDonation } from './payments/settle-donation.server';
import { createStartDonation, type StartDonation } from './payments/start-donation.server';
import { createReceipts, type Receipts } from './receipts/receipts.server';

export interface DonationsDeps {
  db: Db;
  clock: Clock;
  secret: string;
  siteUrl: URL;
  /** Undefined: payments are not set up. */
  checkout: Checkout | undefined;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
}

/** What the parts of the donations service share. */
export interface DonationParts extends Omit<DonationsDeps, 'secret'> {
  /** For the addresses of guests who wait for a receipt. */
  seal: Seal;
  receipts: Receipts;
  settle: SettleDonation;
}

/** Paid donations so far. */
export interface DonationTotals {
  donations: number;
  cents: number;
}

/** Donations by card: started here, paid on the provider's page, and found out about from three sides. */
export interface DonationsService extends StartDonation, AskAboutDonations, PaymentEvents, Receipts {
  /** Whether payments are set up. */
  readonly isSetUp: boolean;
  /** One row, moved with each paid donation. */
  totals(): Promise<DonationTotals>;
}

/**
 * Makes the donations service from its doors.
 * @see docs/product/donation.md
 */
export function createDonationsService({ secret, ...deps }: DonationsDeps): DonationsService {
  const seal = createSeal(secret, 'donation receipt');
  const receipts = createReceipts({ ...deps, seal });
  const parts: DonationParts = { ...deps, seal, receipts, settle: createSettleDonation({ ...deps, seal, receipts }) };
  return {
    isSetUp: deps.checkout !== undefined,
    ...createStartDonation(parts),
    ...createAskAboutDonations(parts),
    ...createPaymentEvents(parts),
    ...receipts,
    async totals() {
      const row = await deps.db.selectFrom('donation_total').select(['donations', 'cents']).limit(1).executeTakeFirst();
      return row ?? { donations: 0, cents: 0 };
    },
  };
}

/** Has old pending donations asked about and receipts sent every five minutes. */
export function scheduleDonationHousekeeping(jobs: Jobs, donations: DonationsService): void {
  jobs.repeat('donations-pending', '*/5 * * * *', async () => {
    await donations.sendDueReceipts();
    await donations.forgetOldEvents();
    // Last, because the provider may be slow.
    await donations.askAboutOld();
  });
}
