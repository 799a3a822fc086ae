/**
 * How a payer returned. waiting: not confirmed by the provider yet. unpaid: ended without money. unknown: there
 * is no such donation.
 */
export type DonationReturn = { kind: 'thanks'; amount: string } | { kind: 'canceled' | 'waiting' | 'unpaid' | 'unknown' };
