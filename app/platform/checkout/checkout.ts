/** What is to be paid, and where the payer goes afterwards. */
export interface CheckoutOrder {
  /** Our own reference; asking twice for the same one gives the same checkout. */
  reference: string;
  amountCents: number;
  /** What the payer reads beside the amount. */
  description: string;
  successUrl: string;
  cancelUrl: string;
}

/** A checkout that the provider has opened. */
export interface OpenedCheckout {
  id: string;
  /** Where the payer is sent. */
  url: string;
}

/** How a checkout stands. `waiting`: completed, but the money is not certain yet. */
export type CheckoutState = 'open' | 'waiting' | 'paid' | 'expired' | 'failed';

/** What the provider says about a checkout. */
export interface CheckoutFacts {
  id: string;
  /** Our own reference; undefined for a checkout that is not one of ours. */
  reference: string | undefined;
  state: CheckoutState;
  amountCents: number | undefined;
  /** The payer's address, as the provider confirmed it. */
  email: string | undefined;
}

/** What the provider says was paid back, of a payment that one of its checkouts brought. */
export interface RefundFacts {
  /** Our own reference; undefined for a payment that is not one of ours. */
  reference: string | undefined;
  /** All that was paid back of it so far, in cents. */
  refundedCents: number;
}

/** Something the provider tells by itself. */
export interface CheckoutEvent {
  id: string;
  /** The checkout it is about; undefined for an event about something else. */
  checkout: CheckoutFacts | undefined;
  /** What was paid back, for an event about that. */
  refund: RefundFacts | undefined;
}

/** Card payments on the provider's own page. Every function but `readEvent` asks the provider. */
export interface Checkout {
  /** @throws {PaymentFault} */
  open(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** @throws {PaymentFault} */
  retrieve(checkoutId: string): Promise<CheckoutFacts>;
  /** Closes a checkout, so that it cannot be paid any more. @throws {PaymentFault} also when it is not open any more. */
  expire(checkoutId: string): Promise<CheckoutFacts>;
  /**
   * Reads an event as the provider posted it.
   * @returns undefined when it is not signed, wrongly signed or signed more than 5 minutes before `now`.
   */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): CheckoutEvent | undefined;
}

/**
 * unreachable: no connection. silent: no answer in time. refused: it said no (4xx). broken: an error of its own, or
 * no answer one can read. no-address: it opened a checkout without saying where.
 */
export type PaymentFaultKind = 'unreachable' | 'silent' | 'refused' | 'broken' | 'no-address';

/** The provider could not do what it was asked. Its own words are not kept: they may quote keys and addresses. */
export class PaymentFault extends Error {
  readonly kind: PaymentFaultKind;

  /** @param detail a status or code for the log. */
  constructor(kind: PaymentFaultKind, detail?: string | number) {
    super(`The payment provider: ${kind}${detail === undefined ? '' : ` (${detail})`}`);
    this.name = 'PaymentFault';
    this.kind = kind;
  }

  /** Whether it has answered, so that asking the same thing again would bring the same answer. */
  get isAnswer(): boolean {
    return this.kind === 'refused' || this.kind === 'broken' || this.kind === 'no-address';
  }
}
