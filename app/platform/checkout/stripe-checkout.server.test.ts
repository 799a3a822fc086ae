import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayments, type Payments, signedEvent, WEBHOOK_SECRET } from '../testing/servers/payments';
import type { Checkout, CheckoutOrder } from './checkout';
import { createStripeCheckout } from './stripe-checkout.server';

const NOW = new Date('2026-03-01T12:00:00Z');
const ORDER: CheckoutOrder = {
  reference: 'd1',
  amountCents: 2550,
  description: 'Donation',
  successUrl: 'http://localhost:3000/donate?success=true',
  cancelUrl: 'http://localhost:3000/donate?canceled=true',
};
let payments: Payments;
let checkout: Checkout;

beforeEach(async () => {
  payments = await openPayments();
  checkout = createStripeCheckout({ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiBase: new URL(payments.url) }, 300);
});
afterEach(() => payments.close());

describe('a checkout', () => {
  it('is opened once in cents, however often it is requested', async () => {
    const [first, second] = await Promise.all([checkout.open(ORDER), checkout.open(ORDER)]);
    expect(second).toEqual(first);
    expect(payments.checkouts).toHaveLength(1);
    expect(payments.checkouts[0]).toMatchObject({ amount_total: 2550, currency: 'usd', success_url: ORDER.successUrl });
    expect((await checkout.open({ ...ORDER, reference: 'd2' })).id).not.toBe(first.id);
  });

  it('reports whether it is open, paid or expired', async () => {
    const { id } = await checkout.open(ORDER);
    expect(await checkout.retrieve(id)).toEqual({ id, reference: 'd1', state: 'open', amountCents: 2550, email: undefined });
    payments.pay(id, 'guest@example.test');
    expect(await checkout.retrieve(id)).toMatchObject({ state: 'paid', email: 'guest@example.test' });
    await expect(checkout.expire(id)).rejects.toMatchObject({ kind: 'refused' });
    const other = await checkout.open({ ...ORDER, reference: 'd2' });
    expect(await checkout.expire(other.id)).toMatchObject({ state: 'expired' });
  });

  it.each([
    ['down', 'unreachable'],
    ['slow', 'silent'],
    ['refuses', 'refused'],
    ['broken', 'broken'],
    ['garbage', 'broken'],
    ['no-url', 'no-address'],
  ] as const)('from a provider that is %s is a fault of the kind %s', async (mode, kind) => {
    payments.mode = mode;
    await expect(checkout.open(ORDER)).rejects.toMatchObject({ name: 'PaymentFault', kind });
  });

  it('cannot be opened if the provider is unreachable', async () => {
    await payments.close();
    await expect(checkout.open(ORDER)).rejects.toMatchObject({ kind: 'unreachable' });
    payments = await openPayments();
  });
});

describe('an event', () => {
  const read = ({ body, headers }: ReturnType<typeof signedEvent>, now = NOW) =>
    checkout.readEvent(Buffer.from(body), headers['Stripe-Signature'], now);
  const session = {
    id: 'cs_1',
    object: 'checkout.session' as const,
    status: 'complete' as const,
    payment_status: 'paid' as const,
    metadata: { donation: 'd1' },
    amount_total: 500,
  };

  it('reports the outcome of a checkout', () => {
    expect(read(signedEvent('checkout.session.completed', session, { id: 'evt_1', at: NOW }))).toMatchObject({
      id: 'evt_1',
      checkout: { id: 'cs_1', reference: 'd1', state: 'paid', amountCents: 500 },
    });
    const unpaid = { ...session, payment_status: 'unpaid' as const };
    const outcomeOf = (type: string, about: object) => read(signedEvent(type, about, { at: NOW }))?.checkout?.state;
    expect(outcomeOf('checkout.session.completed', unpaid)).toBe('waiting');
    expect(outcomeOf('checkout.session.async_payment_failed', unpaid)).toBe('failed');
    expect(outcomeOf('checkout.session.expired', { ...unpaid, status: 'expired' })).toBe('expired');
    expect(outcomeOf('customer.created', { id: 'cus_1', object: 'customer' })).toBeUndefined();
  });

  it('is refused unsigned, wrongly signed, changed, or more than 5 minutes old', () => {
    const event = signedEvent('checkout.session.completed', session, { at: NOW });
    expect(checkout.readEvent(Buffer.from(event.body), undefined, NOW)).toBeUndefined();
    expect(checkout.readEvent(Buffer.from(event.body), 'nonsense', NOW)).toBeUndefined();
    expect(read(signedEvent('checkout.session.completed', session, { at: NOW, secret: 'whsec_other' }))).toBeUndefined();
    expect(read({ ...event, body: event.body.replace('500', '50000') })).toBeUndefined();
    expect(read(event, new Date(NOW.getTime() + 299_000))).toBeDefined();
    expect(read(event, new Date(NOW.getTime() + 302_000))).toBeUndefined();
  });

  it('is refused without a secret to verify it', () => {
    const without = createStripeCheckout({ secretKey: 'sk_test_1', webhookSecret: undefined, apiBase: new URL(payments.url) });
    const event = signedEvent('checkout.session.completed', session, { at: NOW });
    expect(without.readEvent(Buffer.from(event.body), event.headers['Stripe-Signature'], NOW)).toBeUndefined();
  });
});
