import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { emptyTables } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { type Payments, signedEvent } from '~/platform/testing/servers/payments';
import type { TestClock } from '~/platform/testing/test-clock';
import { type DonationsFixture, onTestDonations } from '../donations-fixture';

const MINUTE = 60_000;
let database: OpenDatabase;
let clock: TestClock;
let payments: Payments;
let fixture: DonationsFixture;

onTestDonations((base) => {
  ({ database, clock, payments, fixture } = base);
});

describe('an event of the provider', () => {
  it('marks a donation as paid once, however often it arrives', async () => {
    const { id, checkout } = await fixture.begun();
    const paid = payments.pay(checkout.id);
    expect(await fixture.deliver('checkout.session.completed', paid, { id: 'evt_1' })).toBe(true);
    expect(await fixture.deliver('checkout.session.completed', paid, { id: 'evt_1' })).toBe(true);
    expect(await fixture.deliver('checkout.session.async_payment_succeeded', paid)).toBe(true);
    expect(await fixture.donations.outcomes.afterReturn(id)).toMatchObject({ status: 'paid' });
    expect(await fixture.donations.totals()).toEqual({ donations: 1, cents: 2500 });
    expect(fixture.mails).toHaveLength(1);
  });

  it('is refused without changes if unsigned, wrongly signed or old', async () => {
    const { checkout } = await fixture.begun();
    const paid = payments.pay(checkout.id);
    const { body } = signedEvent('checkout.session.completed', paid);
    expect(await fixture.donations.events.take(Buffer.from(body), undefined)).toBe(false);
    expect(await fixture.deliver('checkout.session.completed', paid, { secret: 'whsec_other' })).toBe(false);
    expect(await fixture.deliver('checkout.session.completed', paid, { at: new Date(clock.now().getTime() - 6 * MINUTE) })).toBe(false);
    expect(await fixture.statuses()).toEqual(['pending']);
  });

  it('makes a donation failed, canceled or keeps it pending', async () => {
    const open = (await fixture.begun()).checkout;
    await fixture.deliver('checkout.session.completed', { ...open, status: 'complete' });
    expect(await fixture.statuses()).toEqual(['pending']);
    await fixture.deliver('checkout.session.async_payment_failed', { ...open, status: 'complete' });
    expect(await fixture.statuses()).toEqual(['failed']);
    await fixture.deliver('checkout.session.expired', { ...(await fixture.begun()).checkout, status: 'expired' });
    expect((await fixture.statuses()).sort()).toEqual(['canceled', 'failed']);
    expect(fixture.mails).toEqual([]);
  });

  it('leads to the same end in any order and repeated: paid, counted and thanked for once, if money came', async () => {
    const kinds = {
      paid: ['checkout.session.completed', { status: 'complete', payment_status: 'paid', customer_details: { email: 'g@example.test' } }],
      expired: ['checkout.session.expired', { status: 'expired' }],
      failed: ['checkout.session.async_payment_failed', { status: 'complete' }],
    } as const;
    const events = array(constantFrom('paid' as const, 'expired' as const, 'failed' as const), { minLength: 1, maxLength: 5 });
    await assert(
      asyncProperty(events, async (received) => {
        await emptyTables(database);
        fixture.mails.length = 0;
        const { id, checkout } = await fixture.begun();
        for (const kind of received) await fixture.deliver(kinds[kind][0], { ...checkout, ...kinds[kind][1] }, { id: `evt_${kind}` });
        const paid = received.includes('paid') ? 1 : 0;
        expect((await fixture.donations.outcomes.afterReturn(id))?.status === 'paid').toBe(paid === 1);
        expect(await fixture.donations.totals()).toEqual({ donations: paid, cents: 2500 * paid });
        expect(fixture.mails).toHaveLength(paid);
      }),
      { numRuns: 15 },
    );
  });

  it('takes refunds out of the totals, each cent once and in any order', async () => {
    const { id, checkout } = await fixture.begun();
    await fixture.begun();
    const refunded = (cents: number, change = {}) => ({
      ...{ id: 'ch_1', object: 'charge', amount: 2500, currency: 'usd', metadata: { donation: id }, amount_refunded: cents },
      ...change,
    });
    await fixture.deliver('charge.refunded', refunded(500), { id: 'evt_early' });
    expect(await fixture.donations.totals()).toEqual({ donations: 0, cents: 0 });
    await fixture.deliver('checkout.session.completed', payments.pay(checkout.id));
    expect(await fixture.donations.totals()).toEqual({ donations: 1, cents: 2000 });
    await fixture.deliver('charge.refunded', refunded(1500), { id: 'evt_more' });
    await fixture.deliver('charge.refunded', refunded(1500), { id: 'evt_more' });
    await fixture.deliver('charge.refunded', refunded(700), { id: 'evt_late' });
    expect(await fixture.donations.totals()).toEqual({ donations: 1, cents: 1000 });
    for (const strange of [{ metadata: {} }, { metadata: { donation: randomUUID() } }, { currency: 'eur' }]) {
      expect(await fixture.deliver('charge.refunded', refunded(2500, strange))).toBe(true);
    }
    expect(await fixture.deliver('charge.refunded', refunded(2500), { secret: 'whsec_other' })).toBe(false);
    expect(await fixture.donations.totals()).toEqual({ donations: 1, cents: 1000 });
    await fixture.deliver('charge.refunded', refunded(2500));
    expect(await fixture.donations.totals()).toEqual({ donations: 0, cents: 0 });
    expect((await fixture.rows()).map(({ refunded_cents }) => refunded_cents)).toEqual(expect.arrayContaining([0, 2500]));
    expect(await fixture.donations.outcomes.afterReturn(id)).toMatchObject({ status: 'paid' });
  });

  it('about something else is accepted and changes nothing', async () => {
    const { id, checkout } = await fixture.begun();
    const strange = { ...checkout, payment_status: 'paid', status: 'complete' };
    await fixture.deliver('checkout.session.completed', { ...strange, metadata: {} });
    await fixture.deliver('checkout.session.completed', { ...strange, metadata: { donation: 'x; drop table donation' } });
    await fixture.deliver('checkout.session.completed', { ...strange, metadata: { donation: randomUUID() } });
    await fixture.deliver('checkout.session.completed', { ...strange, id: 'cs_of_another', metadata: { donation: id } });
    await fixture.deliver('customer.created', { id: 'cus_1', object: 'customer' });
    expect(await fixture.statuses()).toEqual(['pending']);
  });

  it('is forgotten after 30 days', async () => {
    await fixture.deliver('customer.created', { id: 'cus_1' });
    clock.advance(31 * 24 * 60 * MINUTE);
    await fixture.donations.events.forgetOld();
    expect((await database.execute('select id from payment_event')).rows).toEqual([]);
  });
});

describe('old pending donations', () => {
  it('are checked after 15 minutes', async () => {
    const { checkout } = await fixture.begun();
    payments.pay(checkout.id);
    expect(await fixture.donations.outcomes.reconcilePending()).toBe(0);
    clock.advance(15 * MINUTE);
    expect(await fixture.donations.outcomes.reconcilePending()).toBe(1);
    expect(await fixture.statuses()).toEqual(['paid']);
    expect(await fixture.donations.outcomes.reconcilePending()).toBe(0);
  });

  it('are closed after two hours without payment, also at the provider', async () => {
    const { checkout } = await fixture.begun();
    clock.advance(20 * MINUTE);
    await fixture.donations.outcomes.reconcilePending();
    expect(await fixture.statuses()).toEqual(['pending']);
    clock.advance(120 * MINUTE);
    await fixture.donations.outcomes.reconcilePending();
    expect(await fixture.statuses()).toEqual(['canceled']);
    expect(checkout.status).toBe('expired');
  });

  it('are all checked in one run, however many there are', async () => {
    for (let count = 0; count < 30; count += 1) await fixture.begun();
    clock.advance(15 * MINUTE);
    expect(await fixture.donations.outcomes.reconcilePending()).toBe(30);
    expect(await fixture.donations.outcomes.reconcilePending()).toBe(0);
  });

  it('wait while the provider is down, and fail if no checkout was ever opened', async () => {
    await fixture.begun();
    payments.mode = 'down';
    await fixture.donations.checkouts.start(fixture.press()).catch(() => undefined);
    clock.advance(130 * MINUTE);
    await fixture.donations.outcomes.reconcilePending();
    expect((await fixture.statuses()).sort()).toEqual(['failed', 'pending']);
    payments.mode = 'up';
    clock.advance(31 * MINUTE);
    await fixture.donations.outcomes.reconcilePending();
    expect((await fixture.statuses()).sort()).toEqual(['canceled', 'failed']);
  });
});

describe('a receipt', () => {
  it('goes to a player’s own address, whatever address was used with the card', async () => {
    const player = await makePlayer(database, clock, 'Mara <b>Ellwood</b>');
    const { id, checkout } = await fixture.begun({ playerId: player.id });
    payments.pay(checkout.id, 'card@example.test');
    await fixture.donations.outcomes.afterReturn(id);
    expect(fixture.mails).toMatchObject([{ to: `${player.id}@example.test`, subject: 'Thank you for your donation of $25' }]);
    expect(fixture.mails[0]?.html).not.toContain('<b>Ellwood');
  });

  it('goes to a guest’s address as confirmed by the provider, which is not stored', async () => {
    const { id, checkout } = await fixture.begun();
    payments.pay(checkout.id, 'guest@example.test');
    await fixture.donations.outcomes.afterReturn(id);
    expect(fixture.mails).toMatchObject([{ to: 'guest@example.test' }]);
    expect(JSON.stringify(await fixture.rows())).not.toContain('guest@');
    expect(await fixture.rows()).toMatchObject([{ receipt_to: null, receipt_due: false }]);
  });

  it('that could not be queued waits sealed and is sent later', async () => {
    const broken = fixture.service({ mailer: { send: () => Promise.reject(new Error('no queue')) } });
    const { id, checkout } = await fixture.begun();
    payments.pay(checkout.id, 'guest@example.test');
    expect(await broken.outcomes.afterReturn(id)).toMatchObject({ status: 'paid' });
    const [row] = await fixture.rows();
    expect(row?.receipt_to).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain('guest@');
    clock.advance(MINUTE);
    await fixture.donations.receipts.sendDue();
    await fixture.donations.receipts.sendDue();
    expect(fixture.mails).toMatchObject([{ to: 'guest@example.test' }]);
  });
});
