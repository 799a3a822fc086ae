import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripeCheckout } from '~/platform/checkout/stripe-checkout.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { createRateLimiter } from '~/platform/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { openPayments, type Payments, signedEvent, WEBHOOK_SECRET } from '~/platform/testing/payments';
import type { TestClock } from '~/platform/testing/test-clock';
import { emptyTables, onTestDatabase } from '~/platform/testing/test-database';
import { createDonationsService, type DonationsDeps, type DonationsService } from './donations.server';
import { texts } from './texts';

const MINUTE = 60_000;
let database: OpenDatabase;
let clock: TestClock;
let donations: DonationsService;
let payments: Payments;
const mails: Mail[] = [];

/** The service under test; `change` replaces doors of it. */
function service(change: Partial<DonationsDeps> = {}): DonationsService {
  return createDonationsService({
    db: database.db,
    clock,
    secret: 'a secret for tests, long enough to be one',
    siteUrl: new URL('http://localhost:3000'),
    checkout: createStripeCheckout({ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiBase: new URL(payments.url) }, 200),
    mailer: { send: async (mail) => void mails.push(mail) },
    limiter: createRateLimiter(database.db, clock),
    log: createLog({ level: 'silent' }),
    ...change,
  });
}

beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());
onTestDatabase((ground) => {
  ({ database, clock } = ground);
});
beforeEach(() => {
  donations = service();
  mails.length = 0;
});
afterEach(() => {
  Object.assign(payments, { mode: 'up', checkouts: [], openings: 0 });
});

const press = (fields: Partial<Parameters<DonationsService['start']>[0]> = {}) => ({
  pressId: randomUUID(),
  amountCents: 2500,
  playerId: undefined,
  clientAddress: '203.0.113.5',
  ...fields,
});
const rows = async () => (await database.execute('select * from donation order by created_at')).rows;
const statuses = async () => (await rows()).map(({ status }) => status);

/** A donation whose checkout is open. */
async function begun(fields: Parameters<typeof press>[0] = {}) {
  await donations.start(press(fields));
  const checkout = payments.checkouts.at(-1);
  if (!checkout) throw new Error('No checkout was opened.');
  return { id: checkout.metadata.donation ?? '', checkout };
}

const tell = (type: string, checkout: object, options: Parameters<typeof signedEvent>[2] = {}) => {
  const { body, headers } = signedEvent(type, checkout, { at: clock.now(), ...options });
  return donations.takeEvent(Buffer.from(body), headers['Stripe-Signature']);
};

describe('a press of the button', () => {
  it('leads to a checkout over its amount, which leads back here with our own reference', async () => {
    const { url } = await donations.start(press({ amountCents: 1999 }));
    const [checkout] = payments.checkouts;
    expect(url).toBe(checkout?.url);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'pending', amount_cents: 1999, checkout_id: checkout?.id });
    expect(checkout).toMatchObject({ amount_total: 1999, success_url: `http://localhost:3000/donate?success=true&donation=${row?.id}` });
    expect(checkout?.cancel_url).toBe(`http://localhost:3000/donate?canceled=true&donation=${row?.id}`);
  });

  it('that is made twice, or sent twice at once, gives one checkout; another amount gives another', async () => {
    const twice = press();
    const [first, second] = await Promise.all([donations.start(twice), donations.start(twice)]);
    expect(await donations.start(twice)).toEqual(first);
    expect(second).toEqual(first);
    expect(payments.checkouts).toHaveLength(1);
    await donations.start({ ...twice, amountCents: 5000 });
    expect(payments.checkouts).toHaveLength(2);
  });

  it('that was paid already leads to our thanks, and one that was canceled to a new checkout', async () => {
    const again = press();
    await donations.start(again);
    const [checkout] = payments.checkouts;
    await donations.afterCancel(checkout?.metadata.donation ?? '');
    const { url } = await donations.start(again);
    expect(url).not.toBe(checkout?.url);
    const renewed = payments.pay(payments.checkouts[1]?.id ?? '');
    await donations.afterReturn(renewed.metadata.donation ?? '');
    expect((await donations.start(again)).url).toBe(renewed.success_url);
  });

  it.each([
    ['down', texts.connecting('it cannot be reached at the moment. Please try again later.'), 'pending'],
    ['slow', texts.noResponse, 'pending'],
    ['refuses', texts.connecting('it did not accept the donation. Nothing was charged.'), 'failed'],
    ['broken', texts.connecting('it answered with an error of its own. Please try again later.'), 'failed'],
    ['garbage', texts.connecting('it answered with an error of its own. Please try again later.'), 'failed'],
    ['no-url', texts.noAddress, 'failed'],
  ] as const)('on a provider that is %s says so, and works once it is well again', async (mode, text, status) => {
    const again = press();
    payments.mode = mode;
    await expect(donations.start(again)).rejects.toMatchObject({ name: 'Refusal', message: text });
    expect(await statuses()).toEqual([status]);
    payments.mode = 'up';
    expect((await donations.start(again)).url).toContain('/pay/');
    expect((await statuses()).filter((one) => one === 'pending')).toHaveLength(1);
  });

  it('says that payments are not set up where there is no key, and takes no event', async () => {
    const without = service({ checkout: undefined });
    expect(without.isSetUp).toBe(false);
    await expect(without.start(press())).rejects.toThrow(texts.notSetUp);
    expect(await without.takeEvent(Buffer.from('{}'), 'x')).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('is limited for one address of the network', async () => {
    await donations.start(press());
    await database.execute(`update rate_limit set count = 30 where key like 'donations-from:%'`);
    await expect(donations.start(press())).rejects.toMatchObject({ status: 429 });
    await donations.start(press({ clientAddress: '203.0.113.6' }));
  });
});

describe('coming back', () => {
  it('shows paid when the provider says so, and only then', async () => {
    const { id, checkout } = await begun();
    expect(await donations.afterReturn(id)).toEqual({ status: 'pending', amountCents: 2500 });
    payments.pay(checkout.id);
    clock.advance(2_000);
    expect(await donations.afterReturn(id)).toEqual({ status: 'paid', amountCents: 2500 });
    expect(await donations.totals()).toEqual({ donations: 1, cents: 2500 });
  });

  it('is pending while the provider cannot be asked, and nothing breaks', async () => {
    const { id, checkout } = await begun();
    payments.pay(checkout.id);
    for (const mode of ['down', 'slow', 'garbage', 'refuses'] as const) {
      payments.mode = mode;
      clock.advance(2_000);
      expect(await donations.afterReturn(id)).toMatchObject({ status: 'pending' });
    }
    payments.mode = 'up';
    clock.advance(2_000);
    expect(await donations.afterReturn(id)).toMatchObject({ status: 'paid' });
  });

  it('after turning back closes the checkout, unless it has been paid in the meantime', async () => {
    const first = await begun();
    expect(await donations.afterCancel(first.id)).toMatchObject({ status: 'canceled' });
    expect(first.checkout.status).toBe('expired');
    const second = await begun();
    payments.pay(second.checkout.id);
    expect(await donations.afterCancel(second.id)).toMatchObject({ status: 'paid' });
  });

  it('with a reference of nobody’s shows nothing', async () => {
    expect(await donations.afterReturn(randomUUID())).toBeUndefined();
  });
});

describe('what the provider tells', () => {
  it('pays a donation once, however often it is told', async () => {
    const { id, checkout } = await begun();
    const paid = payments.pay(checkout.id);
    expect(await tell('checkout.session.completed', paid, { id: 'evt_1' })).toBe(true);
    expect(await tell('checkout.session.completed', paid, { id: 'evt_1' })).toBe(true);
    expect(await tell('checkout.session.async_payment_succeeded', paid)).toBe(true);
    expect(await donations.afterReturn(id)).toMatchObject({ status: 'paid' });
    expect(await donations.totals()).toEqual({ donations: 1, cents: 2500 });
    expect(mails).toHaveLength(1);
  });

  it('is refused unsigned, wrongly signed or old, and changes nothing then', async () => {
    const { checkout } = await begun();
    const paid = payments.pay(checkout.id);
    const { body } = signedEvent('checkout.session.completed', paid);
    expect(await donations.takeEvent(Buffer.from(body), undefined)).toBe(false);
    expect(await tell('checkout.session.completed', paid, { secret: 'whsec_other' })).toBe(false);
    expect(await tell('checkout.session.completed', paid, { at: new Date(clock.now().getTime() - 6 * MINUTE) })).toBe(false);
    expect(await statuses()).toEqual(['pending']);
  });

  it('fails, cancels, or leaves waiting a donation', async () => {
    const open = (await begun()).checkout;
    await tell('checkout.session.completed', { ...open, status: 'complete' });
    expect(await statuses()).toEqual(['pending']);
    await tell('checkout.session.async_payment_failed', { ...open, status: 'complete' });
    expect(await statuses()).toEqual(['failed']);
    await tell('checkout.session.expired', { ...(await begun()).checkout, status: 'expired' });
    expect((await statuses()).sort()).toEqual(['canceled', 'failed']);
    expect(mails).toEqual([]);
  });

  it('in any order and repeated ends the same: paid, counted and thanked for once, if money came', async () => {
    const kinds = {
      paid: ['checkout.session.completed', { status: 'complete', payment_status: 'paid', customer_details: { email: 'g@example.test' } }],
      expired: ['checkout.session.expired', { status: 'expired' }],
      failed: ['checkout.session.async_payment_failed', { status: 'complete' }],
    } as const;
    const events = array(constantFrom('paid' as const, 'expired' as const, 'failed' as const), { minLength: 1, maxLength: 5 });
    await assert(
      asyncProperty(events, async (told) => {
        await emptyTables(database);
        mails.length = 0;
        const { id, checkout } = await begun();
        for (const kind of told) await tell(kinds[kind][0], { ...checkout, ...kinds[kind][1] }, { id: `evt_${kind}` });
        const paid = told.includes('paid') ? 1 : 0;
        expect((await donations.afterReturn(id))?.status === 'paid').toBe(paid === 1);
        expect(await donations.totals()).toEqual({ donations: paid, cents: 2500 * paid });
        expect(mails).toHaveLength(paid);
      }),
      { numRuns: 15 },
    );
  });

  it('about something that is not ours is taken and changes nothing', async () => {
    const { id, checkout } = await begun();
    const strange = { ...checkout, payment_status: 'paid', status: 'complete' };
    await tell('checkout.session.completed', { ...strange, metadata: {} });
    await tell('checkout.session.completed', { ...strange, metadata: { donation: 'x; drop table donation' } });
    await tell('checkout.session.completed', { ...strange, metadata: { donation: randomUUID() } });
    await tell('checkout.session.completed', { ...strange, id: 'cs_of_another', metadata: { donation: id } });
    await tell('customer.created', { id: 'cus_1', object: 'customer' });
    expect(await statuses()).toEqual(['pending']);
  });

  it('is forgotten after 30 days', async () => {
    await tell('customer.created', { id: 'cus_1' });
    clock.advance(31 * 24 * 60 * MINUTE);
    await donations.forgetOldEvents();
    expect((await database.execute('select id from payment_event')).rows).toEqual([]);
  });
});

describe('old pending donations', () => {
  it('are asked about after 15 minutes', async () => {
    const { checkout } = await begun();
    payments.pay(checkout.id);
    expect(await donations.askAboutOld()).toBe(0);
    clock.advance(15 * MINUTE);
    expect(await donations.askAboutOld()).toBe(1);
    expect(await statuses()).toEqual(['paid']);
    expect(await donations.askAboutOld()).toBe(0);
  });

  it('are closed after two hours when nobody has paid, also at the provider', async () => {
    const { checkout } = await begun();
    clock.advance(20 * MINUTE);
    await donations.askAboutOld();
    expect(await statuses()).toEqual(['pending']);
    clock.advance(120 * MINUTE);
    await donations.askAboutOld();
    expect(await statuses()).toEqual(['canceled']);
    expect(checkout.status).toBe('expired');
  });

  it('wait while the provider is down, and fail when no checkout was ever opened', async () => {
    await begun();
    payments.mode = 'down';
    await donations.start(press()).catch(() => undefined);
    clock.advance(130 * MINUTE);
    await donations.askAboutOld();
    expect((await statuses()).sort()).toEqual(['failed', 'pending']);
    payments.mode = 'up';
    clock.advance(31 * MINUTE);
    await donations.askAboutOld();
    expect((await statuses()).sort()).toEqual(['canceled', 'failed']);
  });
});

describe('a receipt', () => {
  it('goes to a player’s own address, whatever address the card was used with', async () => {
    const player = await makePlayer(database, clock, 'Mara <b>Ellwood</b>');
    const { id, checkout } = await begun({ playerId: player.id });
    payments.pay(checkout.id, 'card@example.test');
    await donations.afterReturn(id);
    expect(mails).toMatchObject([{ to: `${player.id}@example.test`, subject: 'Thank you for your donation of $25' }]);
    expect(mails[0]?.html).not.toContain('<b>Ellwood');
  });

  it('goes to the address that the provider confirmed for a guest, which is not kept', async () => {
    const { id, checkout } = await begun();
    payments.pay(checkout.id, 'guest@example.test');
    await donations.afterReturn(id);
    expect(mails).toMatchObject([{ to: 'guest@example.test' }]);
    expect(JSON.stringify(await rows())).not.toContain('guest@');
    expect(await rows()).toMatchObject([{ receipt_to: null, receipt_due: false }]);
  });

  it('that could not be queued waits sealed, and is sent later', async () => {
    donations = service({ mailer: { send: () => Promise.reject(new Error('no queue')) } });
    const { id, checkout } = await begun();
    payments.pay(checkout.id, 'guest@example.test');
    expect(await donations.afterReturn(id)).toMatchObject({ status: 'paid' });
    const [row] = await rows();
    expect(row?.receipt_to).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain('guest@');
    donations = service();
    clock.advance(MINUTE);
    await donations.sendDueReceipts();
    await donations.sendDueReceipts();
    expect(mails).toMatchObject([{ to: 'guest@example.test' }]);
  });
});
