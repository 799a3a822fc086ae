import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentSettings } from '../config/config.server';
import { type Checkout, type CheckoutFacts, type CheckoutState, PaymentFault, type RefundFacts } from './checkout';

/** Time limit for a response before the one retry, in ms. */
const TIMEOUT_MS = 6_000;
/** How long a signed event is valid, in seconds. */
const EVENT_SECONDS = 300;
/** The metadata key of our reference; unlike `client_reference_id`, payment links cannot set it. */
const REFERENCE = 'donation';
const TIMEOUT_CODE = 'ETIMEDOUT';

const REFUNDED = 'charge.refunded';
const EVENT_STATES: Readonly<Record<string, CheckoutState | undefined>> = {
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

/** The fields read from a checkout; others are ignored. */
const sessionSchema = z.object({
  id: z.string().min(1),
  object: z.literal('checkout.session'),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
});
/** The fields read from a refunded payment. */
const chargeSchema = z.object({
  object: z.literal('charge'),
  amount_refunded: z.number().int().nonnegative(),
  currency: z.literal('usd'),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type Session = z.infer<typeof sessionSchema>;

/**
 * Stripe Checkout through the official library.
 * @param timeoutMs shorter in tests.
 * @see docs/decisions/0045-donations.md
 */
export function createStripeCheckout({ secretKey, webhookSecret, apiBase }: PaymentSettings, timeoutMs = TIMEOUT_MS): Checkout {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Quillarena' },
    ...(apiBase && {
      protocol: apiBase.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: apiBase.hostname.replace(/^\[|\]$/g, ''),
      port: apiBase.port || (apiBase.protocol === 'http:' ? '80' : '443'),
    }),
  });

  return {
    async open({ reference, amountCents, description, successUrl, cancelUrl }) {
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            submit_type: 'donate',
            allowed_payment_method_types: ['card'],
            // Sums are kept in one currency.
            adaptive_pricing: { enabled: false },
            line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: description } } }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: reference,
            metadata: { [REFERENCE]: reference },
            // The payment has it too, so that refunds can be matched.
            payment_intent_data: { metadata: { [REFERENCE]: reference } },
          },
          { idempotencyKey: `${REFERENCE}-${reference}` },
        ),
      );
      const url = session.url ?? '';
      if (!URL.canParse(url) || !['https:', apiBase?.protocol].includes(new URL(url).protocol)) throw new PaymentFault('no-address');
      return { id: session.id, url };
    },

    retrieve: async (checkoutId) => factsOf(await answered(stripe.checkout.sessions.retrieve(checkoutId))),
    async refund(checkoutId) {
      const { payment_intent: payment } = await answered(stripe.checkout.sessions.retrieve(checkoutId));
      if (!payment) throw new PaymentFault('refused', 'unpaid');
      await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${checkoutId}` }).catch((error: unknown) => {
        throw faultOf(error);
      });
    },
    expire: async (checkoutId) => factsOf(await answered(stripe.checkout.sessions.expire(checkoutId))),

    readEvent(body, signature, now) {
      if (!webhookSecret || !signature) return undefined;
      const event = verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret, EVENT_SECONDS, undefined, now.getTime()));
      if (!event) return undefined;
      const session = sessionSchema.safeParse(event.data.object);
      const isCheckout = event.type.startsWith('checkout.session.') && session.success;
      return {
        id: event.id,
        checkout: isCheckout ? factsOf(session.data, EVENT_STATES[event.type]) : undefined,
        refund: event.type === REFUNDED ? refundOf(event.data.object) : undefined,
      };
    },
  };
}

function refundOf(charge: unknown): RefundFacts | undefined {
  const { data } = chargeSchema.safeParse(charge);
  return data && { reference: data.metadata?.[REFERENCE], refundedCents: data.amount_refunded };
}

/** The facts of a checkout; an event may know more about its outcome. */
function factsOf(session: Session, eventState?: CheckoutState): CheckoutFacts {
  return {
    id: session.id,
    reference: session.metadata?.[REFERENCE],
    state: session.payment_status === 'paid' ? 'paid' : (eventState ?? stateOf(session)),
    amountCents: session.amount_total ?? undefined,
    email: session.customer_details?.email ?? undefined,
  };
}

function stateOf({ status }: Session): CheckoutState {
  if (status === 'expired') return 'expired';
  return status === 'complete' ? 'waiting' : 'open';
}

/** Validates a response of the provider. @throws {PaymentFault} */
async function answered(answer: Promise<unknown>): Promise<Session> {
  const value = await answer.catch((error: unknown) => {
    throw faultOf(error);
  });
  const session = sessionSchema.safeParse(value);
  if (!session.success) throw new PaymentFault('broken', 'unreadable');
  return session.data;
}

function faultOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    const code = typeof detail === 'object' && 'code' in detail ? String(detail.code) : undefined;
    return new PaymentFault(code === TIMEOUT_CODE ? 'silent' : 'unreachable', code);
  }
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode } = error;
  // The same request is in progress elsewhere and not answered yet.
  if (statusCode === 409) return new PaymentFault('silent', statusCode);
  if (statusCode === 429) return new PaymentFault('unreachable', statusCode);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new PaymentFault('refused', error.code ?? statusCode);
  return new PaymentFault('broken', statusCode);
}

/** The event, or undefined if it or its signature is invalid. */
function verified(read: () => Stripe.Event): Stripe.Event | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
