/**
 * How a payer came back. waiting: the provider has not confirmed it yet. unpaid: it ended without money. unknown: there
 * is no such donation.
 */
export type DonationReturn = { kind: 'thanks'; amount: string } | { kind: 'canceled' | 'waiting' | 'unpaid' | 'unknown' };
