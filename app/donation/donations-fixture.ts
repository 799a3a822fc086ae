import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createStripeCheckout } from '~/platform/checkout/stripe-checkout.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { type FakeCheckout, openPayments, type Payments, signedEvent, WEBHOOK_SECRET } from '~/platform/testing/servers/payments';
import { createDonationsService, type DonationsService, type DonationsServiceDependencies } from './donations.server';
import type { DonationPress } from './payments/start-donation.server';

/** A donations service on a test database and a test double of the provider. */
export interface DonationsFixture {
  donations: DonationsService;
  mails: Mail[];
  /** Another service on the same database, like another process; `change` replaces dependencies. */
  service(change?: Partial<DonationsServiceDependencies>): DonationsService;
  press(fields?: Partial<DonationPress>): DonationPress;
  /** Starts a donation and leaves its checkout open. */
  begun(fields?: Partial<DonationPress>): Promise<{ id: string; checkout: FakeCheckout }>;
  /** Delivers an event of the provider. @returns whether it was accepted. */
  deliver(type: string, checkout: object, options?: Parameters<typeof signedEvent>[2]): Promise<boolean>;
  rows(): Promise<Record<string, unknown>[]>;
  statuses(): Promise<unknown[]>;
}

/** Gives every test of a file this fixture on an empty database, with a provider that is up and has no checkouts. */
export function onTestDonations(setUp: (base: TestDatabaseFixture & { payments: Payments; fixture: DonationsFixture }) => void): void {
  let payments: Payments;
  beforeAll(async () => {
    payments = await openPayments();
  });
  afterAll(() => payments.close());
  onTestDatabase((base) => setUp({ ...base, payments, fixture: createDonationsFixture(base, payments) }));
  afterEach(() => {
    Object.assign(payments, { mode: 'up', checkouts: [], openings: 0, refunds: new Set() });
  });
}

function createDonationsFixture({ database, clock }: TestDatabaseFixture, payments: Payments): DonationsFixture {
  const mails: Mail[] = [];
  const checkout = createStripeCheckout({ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiBase: new URL(payments.url) }, 200);
  const service = (change: Partial<DonationsServiceDependencies> = {}) =>
    createDonationsService({
      db: database.db,
      clock,
      secret: 'a secret for tests, long enough to be one',
      siteUrl: new URL('http://localhost:3000'),
      checkout,
      mailer: { send: async (mail) => void mails.push(mail) },
      limiter: createRateLimiter(database.db, clock, 'secret'),
      log: createLog({ level: 'silent' }),
      ...change,
    });
  const donations = service();
  const press: DonationsFixture['press'] = (fields) => ({
    pressId: randomUUID(),
    amountCents: 2500,
    playerId: undefined,
    clientAddress: '203.0.113.5',
    ...fields,
  });
  const rows = async () => (await database.execute('select * from donation order by created_at')).rows;
  return {
    donations,
    mails,
    service,
    press,
    rows,
    statuses: async () => (await rows()).map(({ status }) => status),
    async begun(fields) {
      await donations.checkouts.start(press(fields));
      const opened = payments.checkouts.at(-1);
      if (!opened) throw new Error('No checkout was opened.');
      return { id: opened.metadata.donation ?? '', checkout: opened };
    },
    deliver(type, about, options) {
      const { body, headers } = signedEvent(type, about, { at: clock.now(), ...options });
      return donations.events.take(Buffer.from(body), headers['Stripe-Signature']);
    },
  };
}
