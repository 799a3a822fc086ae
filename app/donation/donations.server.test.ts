import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { Payments } from '~/platform/testing/servers/payments';
import type { TestClock } from '~/platform/testing/test-clock';
import { type DonationsFixture, onTestDonations } from './donations-fixture';
import { texts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let payments: Payments;
let fixture: DonationsFixture;

onTestDonations((base) => {
  ({ database, clock, payments, fixture } = base);
});

describe('a press of the button', () => {
  it('opens a checkout of its amount, which returns here with our own reference', async () => {
    const { url } = await fixture.donations.checkouts.start(fixture.press({ amountCents: 1999 }));
    const [checkout] = payments.checkouts;
    expect(url).toBe(checkout?.url);
    const [row] = await fixture.rows();
    expect(row).toMatchObject({ status: 'pending', amount_cents: 1999, checkout_id: checkout?.id });
    expect(checkout).toMatchObject({ amount_total: 1999, success_url: `http://localhost:3000/donate?success=true&donation=${row?.id}` });
    expect(checkout?.cancel_url).toBe(`http://localhost:3000/donate?canceled=true&donation=${row?.id}`);
  });

  it('opens one checkout when repeated or sent twice at once, and another one for another amount', async () => {
    const twice = fixture.press();
    const [first, second] = await Promise.all([fixture.donations.checkouts.start(twice), fixture.donations.checkouts.start(twice)]);
    expect(await fixture.donations.checkouts.start(twice)).toEqual(first);
    expect(second).toEqual(first);
    expect(payments.checkouts).toHaveLength(1);
    await fixture.donations.checkouts.start({ ...twice, amountCents: 5000 });
    expect(payments.checkouts).toHaveLength(2);
  });

  it('leads to our thanks if already paid, and to a new checkout if canceled', async () => {
    const again = fixture.press();
    await fixture.donations.checkouts.start(again);
    const [checkout] = payments.checkouts;
    await fixture.donations.outcomes.afterCancel(checkout?.metadata.donation ?? '');
    const { url } = await fixture.donations.checkouts.start(again);
    expect(url).not.toBe(checkout?.url);
    const renewed = payments.pay(payments.checkouts[1]?.id ?? '');
    await fixture.donations.outcomes.afterReturn(renewed.metadata.donation ?? '');
    expect((await fixture.donations.checkouts.start(again)).url).toBe(renewed.success_url);
  });

  it.each([
    ['down', texts.connecting('it cannot be reached at the moment. Please try again later.'), 'pending'],
    ['slow', texts.noResponse, 'pending'],
    ['refuses', texts.connecting('it did not accept the donation. Nothing was charged.'), 'failed'],
    ['broken', texts.connecting('it answered with an error of its own. Please try again later.'), 'failed'],
    ['garbage', texts.connecting('it answered with an error of its own. Please try again later.'), 'failed'],
    ['no-url', texts.noAddress, 'failed'],
  ] as const)('on a provider that is %s says so, and works once it is well again', async (mode, text, status) => {
    const again = fixture.press();
    payments.mode = mode;
    await expect(fixture.donations.checkouts.start(again)).rejects.toMatchObject({ name: 'Refusal', message: text });
    expect(await fixture.statuses()).toEqual([status]);
    payments.mode = 'up';
    expect((await fixture.donations.checkouts.start(again)).url).toContain('/pay/');
    expect((await fixture.statuses()).filter((one) => one === 'pending')).toHaveLength(1);
  });

  it('says that payments are not set up without a key, and accepts no event', async () => {
    const without = fixture.service({ checkout: undefined });
    expect(without.isSetUp).toBe(false);
    await expect(without.checkouts.start(fixture.press())).rejects.toThrow(texts.notSetUp);
    expect(await without.events.take(Buffer.from('{}'), 'x')).toBe(false);
    expect(await fixture.rows()).toEqual([]);
  });

  it('is limited for each client address', async () => {
    await fixture.donations.checkouts.start(fixture.press());
    await database.execute(`update rate_limit set count = 30 where key like 'donations-from:%'`);
    await expect(fixture.donations.checkouts.start(fixture.press())).rejects.toMatchObject({ status: 429 });
    await fixture.donations.checkouts.start(fixture.press({ clientAddress: '203.0.113.6' }));
  });
});

describe('returning from the provider', () => {
  it('shows a donation as paid only when the provider says so', async () => {
    const { id, checkout } = await fixture.begun();
    expect(await fixture.donations.outcomes.afterReturn(id)).toEqual({ status: 'pending', amountCents: 2500 });
    payments.pay(checkout.id);
    clock.advance(2_000);
    expect(await fixture.donations.outcomes.afterReturn(id)).toEqual({ status: 'paid', amountCents: 2500 });
    expect(await fixture.donations.totals()).toEqual({ donations: 1, cents: 2500 });
  });

  it('shows a donation as pending while the provider cannot be reached', async () => {
    const { id, checkout } = await fixture.begun();
    payments.pay(checkout.id);
    for (const mode of ['down', 'slow', 'garbage', 'refuses'] as const) {
      payments.mode = mode;
      clock.advance(2_000);
      expect(await fixture.donations.outcomes.afterReturn(id)).toMatchObject({ status: 'pending' });
    }
    payments.mode = 'up';
    clock.advance(2_000);
    expect(await fixture.donations.outcomes.afterReturn(id)).toMatchObject({ status: 'paid' });
  });

  it('after cancelling closes the checkout, unless it has been paid in the meantime', async () => {
    const first = await fixture.begun();
    expect(await fixture.donations.outcomes.afterCancel(first.id)).toMatchObject({ status: 'canceled' });
    expect(first.checkout.status).toBe('expired');
    const second = await fixture.begun();
    payments.pay(second.checkout.id);
    expect(await fixture.donations.outcomes.afterCancel(second.id)).toMatchObject({ status: 'paid' });
  });

  it('with an unknown reference shows nothing', async () => {
    expect(await fixture.donations.outcomes.afterReturn(randomUUID())).toBeUndefined();
  });
});

describe('giving a donation back', () => {
  const administrator = async () => ({ ...(await makePlayer(database, clock, 'Ada')), role: 'administrator' as const });

  it('goes through the provider, once, takes it out of the totals and stands in the log', async () => {
    const ada = await administrator();
    const { id, checkout } = await fixture.begun();
    payments.pay(checkout.id);
    await fixture.donations.outcomes.afterReturn(id);
    const before = await fixture.donations.totals();
    await fixture.donations.desk.giveBack(ada, id);
    expect([...payments.refunds]).toEqual([`pi_${checkout.id}`]);
    expect((await fixture.donations.totals()).donations).toBe(before.donations - 1);
    expect(await fixture.donations.desk.newest()).toMatchObject([{ id, refundedCents: checkout.amount_total }]);
    await expect(fixture.donations.desk.giveBack(ada, id)).rejects.toThrow('There is nothing to refund.');
    expect((await database.execute('select action, thing from audit_entry')).rows).toEqual([
      { action: 'refund-donation', thing: `donation:${id}` },
    ]);
  });

  it('is for administrators, of what was paid, and says so if the provider does not do it', async () => {
    const ada = await administrator();
    const { id, checkout } = await fixture.begun();
    await expect(fixture.donations.desk.giveBack(ada, id)).rejects.toThrow('There is nothing to refund.');
    payments.pay(checkout.id);
    await fixture.donations.outcomes.afterReturn(id);
    await expect(fixture.donations.desk.giveBack({ ...ada, role: 'moderator' }, id)).rejects.toThrow('Only an administrator');
    payments.mode = 'broken';
    await expect(fixture.donations.desk.giveBack(ada, id)).rejects.toThrow('The payment provider refused.');
    expect(await fixture.donations.desk.newest()).toMatchObject([{ id, refundedCents: 0 }]);
  });
});
