import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_for_the_tests';

/**
 * up: works. down: cuts every connection. slow: never responds. refuses: 400. broken: 500.
 * garbage: a page instead of JSON. no-url: a checkout without an address. unsure: like up, but every checkout looks open.
 */
type PaymentsMode = 'up' | 'down' | 'slow' | 'refuses' | 'broken' | 'garbage' | 'no-url' | 'unsure';

/** A checkout of the provider's public API, with the fields that the site reads. */
export interface FakeCheckout {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  customer_details: { email: string } | null;
  success_url: string;
  cancel_url: string;
}

/** A test double of the payment provider: the site's API calls, and a page that pays or cancels. */
export interface Payments {
  url: string;
  /** Settings of a site that uses it. */
  env: Record<string, string>;
  mode: PaymentsMode;
  checkouts: FakeCheckout[];
  /** Payments that were given back, each once. */
  refunds: Set<string>;
  /** Number of requests to open a checkout. */
  openings: number;
  /** Pays a checkout like its page. */
  pay(id: string, email?: string): FakeCheckout;
  close(): Promise<void>;
}

const PAYER = 'guest@example.test';

export async function openPayments(): Promise<Payments> {
  const byKey = new Map<string, FakeCheckout>();
  const find = (id: string) => payments.checkouts.find((one) => one.id === id);

  function open(form: URLSearchParams, key: string): FakeCheckout {
    payments.openings += 1;
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const checkout: FakeCheckout = {
      id,
      object: 'checkout.session',
      url: payments.mode === 'no-url' ? null : `${payments.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      metadata: { donation: form.get('metadata[donation]') ?? '' },
      customer_details: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    byKey.set(key, checkout);
    payments.checkouts.push(checkout);
    return checkout;
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request));
    if (payments.mode === 'refuses') return json(response, 400, { error: { type: 'invalid_request_error', message: 'No.' } });
    if (payments.mode === 'broken') return json(response, 500, { error: { type: 'api_error', message: 'Sorry.' } });
    if (payments.mode === 'garbage') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>');
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      return json(response, 200, open(form, String(request.headers['idempotency-key'])));
    }
    if (request.method === 'POST' && path === '/v1/refunds') {
      payments.refunds.add(form.get('payment_intent') ?? '');
      return json(response, 200, { id: 're_1', object: 'refund', status: 'succeeded' });
    }
    const [, id = '', action] = path.match(/^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/) ?? [];
    const checkout = find(id);
    if (!checkout) return json(response, 404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } });
    if (action && checkout.status !== 'open') {
      return json(response, 400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } });
    }
    if (action) checkout.status = 'expired';
    const looksOpen = payments.mode === 'unsure' && { status: 'open', payment_status: 'unpaid' };
    json(response, 200, { ...checkout, ...looksOpen });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const checkout = find(path.split('/')[2] ?? '');
    if (!checkout) return void response.writeHead(404).end();
    if (request.method !== 'POST') return html(response, checkoutPage(checkout));
    payments.pay(checkout.id, new URLSearchParams(await bodyOf(request)).get('email') ?? PAYER);
    response.writeHead(303, { Location: checkout.success_url }).end();
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://double').pathname;
    if (path.startsWith('/pay/')) return void answerPage(request, response, path);
    if (payments.mode === 'down') return request.socket.destroy();
    if (payments.mode === 'slow') return;
    void answerApi(request, response, path);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments: Payments = {
    url,
    env: { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: url },
    mode: 'up',
    checkouts: [],
    refunds: new Set(),
    openings: 0,
    pay(id, email = PAYER) {
      const checkout = find(id);
      if (checkout?.status !== 'open') throw new Error('This checkout cannot be paid any more.');
      return Object.assign(checkout, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
        customer_details: { email },
      });
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return payments;
}

export interface SignedEvent {
  body: string;
  headers: { 'Content-Type': string; 'Stripe-Signature': string };
}

/** An event about a checkout or a payment, signed by the library's own helper. `at`: when it was signed. */
export function signedEvent(
  type: string,
  about: object,
  { id = `evt_${randomUUID()}`, secret = WEBHOOK_SECRET, at = new Date() }: { id?: string; secret?: string; at?: Date } = {},
): SignedEvent {
  const body = JSON.stringify({ id, object: 'event', type, data: { object: about } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } };
}

function checkoutPage({ id, amount_total, cancel_url }: FakeCheckout): string {
  return `<!doctype html><html lang="en"><title>Checkout</title><h1>Pay $${(amount_total / 100).toFixed(2)}</h1>
<form method="post" action="/pay/${id}"><label>Email <input name="email" value="${PAYER}"></label><button>Pay</button></form>
<a href="${cancel_url}">Back</a></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
