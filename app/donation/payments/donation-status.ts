/** The state of a donation. */
export type DonationStatus = 'pending' | 'paid' | 'canceled' | 'failed';

/** The outcome of a checkout by the provider. */
export type PaymentOutcome = 'paid' | 'expired' | 'failed';

const AFTER_PENDING = { paid: 'paid', expired: 'canceled', failed: 'failed' } as const satisfies Record<PaymentOutcome, DonationStatus>;

/**
 * The status after an outcome. Outcomes may come late, twice and in any order: received money is final,
 * and of two outcomes without money the first one stays.
 * @see docs/product/donation.md
 */
export function nextStatus(status: DonationStatus, outcome: PaymentOutcome): DonationStatus {
  if (status === 'pending') return AFTER_PENDING[outcome];
  return outcome === 'paid' ? 'paid' : status;
}

/** What a paid donation adds to the totals: the part not refunded. */
export function countedOf({ amountCents, refundedCents }: { amountCents: number; refundedCents: number }): {
  donations: number;
  cents: number;
} {
  const cents = Math.max(0, amountCents - refundedCents);
  return { donations: cents > 0 ? 1 : 0, cents };
}
