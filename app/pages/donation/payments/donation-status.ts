/** Where a donation stands. */
export type DonationStatus = 'pending' | 'paid' | 'canceled' | 'failed';

/** What the payment provider says became of a checkout. */
export type PaymentOutcome = 'paid' | 'expired' | 'failed';

const AFTER_PENDING = { paid: 'paid', expired: 'canceled', failed: 'failed' } as const satisfies Record<PaymentOutcome, DonationStatus>;

/**
 * The status after an outcome. Outcomes may come late, twice and in any order: money that arrived is the last word,
 * and of two ways to end without money the first one stays.
 * @see docs/product/donation.md
 */
export function nextStatus(status: DonationStatus, outcome: PaymentOutcome): DonationStatus {
  if (status === 'pending') return AFTER_PENDING[outcome];
  return outcome === 'paid' ? 'paid' : status;
}

/** What a paid donation adds to the totals: what was not paid back. */
export function countedOf({ amountCents, refundedCents }: { amountCents: number; refundedCents: number }): {
  donations: number;
  cents: number;
} {
  const cents = Math.max(0, amountCents - refundedCents);
  return { donations: cents > 0 ? 1 : 0, cents };
}
