/** An order to be paid, with the addresses to return to. */
export interface CheckoutOrder {
  /** Our own reference; repeating it gives the same checkout. */
  reference: string;
  amountCents: number;
  /** Shown to the payer with the amount. */
  description: string;
  successUrl: string;
  cancelUrl: string;
}

/** A checkout that the provider has opened. */
interface OpenedCheckout {
  id: string;
  /** The payment page. */
  url: string;
}

/** The state of a checkout. `waiting`: completed, but the payment is not confirmed yet. */
export type CheckoutState = 'open' | 'waiting' | 'paid' | 'expired' | 'failed';

/** The provider's data about a checkout. */
export interface CheckoutFacts {
  id: string;
  /** Our own reference; undefined for other checkouts. */
  reference: string | undefined;
  state: CheckoutState;
  amountCents: number | undefined;
  /** The payer's e-mail address, confirmed by the provider. */
  email: string | undefined;
}

/** The provider's data about refunds of a payment. */
export interface RefundFacts {
  /** Our own reference; undefined for other payments. */
  reference: string | undefined;
  /** Total refunded so far, in cents. */
  refundedCents: number;
}

/** An event sent by the provider. */
interface CheckoutEvent {
  id: string;
  /** The checkout it is about; undefined for an event about something else. */
  checkout: CheckoutFacts | undefined;
  /** The refund it is about, if any. */
  refund: RefundFacts | undefined;
}

/** Card payments on the provider's page. All functions except `readEvent` call the provider. */
export interface Checkout {
  /** @throws {PaymentFault} */
  open(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** @throws {PaymentFault} */
  retrieve(checkoutId: string): Promise<CheckoutFacts>;
  /** Closes a checkout, so that it cannot be paid. @throws {PaymentFault} also if it is no longer open. */
  expire(checkoutId: string): Promise<CheckoutFacts>;
  /** Gives back all that was paid for a checkout; repeating it gives nothing twice. @throws {PaymentFault} */
  refund(checkoutId: string): Promise<void>;
  /**
   * Verifies and parses an event posted by the provider.
   * @returns undefined if it is unsigned, wrongly signed or signed more than 5 minutes before `now`.
   */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): CheckoutEvent | undefined;
}

/**
 * unreachable: no connection. silent: no response in time. refused: 4xx. broken: a server error or
 * an invalid response. no-address: it opened a checkout without an address.
 */
export type PaymentFaultKind = 'unreachable' | 'silent' | 'refused' | 'broken' | 'no-address';

/** A failed call of the provider. Its own message is dropped, because it may quote keys and addresses. */
export class PaymentFault extends Error {
  readonly kind: PaymentFaultKind;

  /** @param detail a status or code for the log. */
  constructor(kind: PaymentFaultKind, detail?: string | number) {
    super(`The payment provider: ${kind}${detail === undefined ? '' : ` (${detail})`}`);
    this.name = 'PaymentFault';
    this.kind = kind;
  }

  /** Whether the provider responded, so that a retry would get the same response. */
  get isAnswer(): boolean {
    return this.kind === 'refused' || this.kind === 'broken' || this.kind === 'no-address';
  }
}
