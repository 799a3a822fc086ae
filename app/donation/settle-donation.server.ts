import type { Transaction } from 'kysely';
import type { CheckoutFacts, CheckoutState } from '~/platform/checkout/checkout';
import type { Tables } from '~/platform/database/database.server';
import { nextStatus, type PaymentOutcome } from './donation-status';
import type { DonationParts } from './donations.server';

const CURRENCY = 'USD';
/** What ends a donation; an open checkout and one whose money is still on its way do not. */
const OUTCOMES: Readonly<Partial<Record<CheckoutState, PaymentOutcome>>> = { paid: 'paid', expired: 'expired', failed: 'failed' };

export interface SettleDonation {
  /**
   * Moves a donation by what the provider says of its checkout: status, totals and the receipt that is due change
   * together, and each once, however often and in whatever order it is told.
   * @returns the id of a donation that became paid by this.
   */
  apply(trx: Transaction<Tables>, facts: CheckoutFacts): Promise<string | undefined>;
  /** The same in a transaction of its own, with the receipt sent afterwards. */
  settle(facts: CheckoutFacts): Promise<void>;
}

/** @see docs/decisions/0045-donations.md */
export function createSettleDonation(parts: Omit<DonationParts, 'settle'>): SettleDonation {
  const { db, clock, seal, receipts, log } = parts;

  async function countPaid(trx: Transaction<Tables>, cents: number): Promise<void> {
    await trx
      .insertInto('donation_total')
      .values({ currency: CURRENCY, donations: 1, cents })
      .onConflict((conflict) =>
        conflict.column('currency').doUpdateSet((row) => ({
          donations: row('donation_total.donations', '+', 1),
          cents: row('donation_total.cents', '+', cents),
        })),
      )
      .execute();
  }

  const apply: SettleDonation['apply'] = async (trx, facts) => {
    const outcome = OUTCOMES[facts.state];
    if (!outcome || !facts.reference || !UUID.test(facts.reference)) return undefined;
    const donation = await trx
      .selectFrom('donation')
      .select(['id', 'status', 'checkout_id', 'player_id', 'amount_cents'])
      .where('id', '=', facts.reference)
      .forUpdate()
      .executeTakeFirst();
    if (!donation) return undefined;
    if (donation.checkout_id && donation.checkout_id !== facts.id) {
      log.warn({ donation: donation.id }, 'a checkout names a donation that another one is for; it was left alone');
      return undefined;
    }
    const status = nextStatus(donation.status, outcome);
    if (status === donation.status) return undefined;
    const paid = status === 'paid';
    const amountCents = (paid && facts.amountCents) || donation.amount_cents;
    await trx
      .updateTable('donation')
      .set({
        status,
        amount_cents: amountCents,
        checkout_id: facts.id,
        settled_at: clock.now(),
        receipt_due: paid,
        receipt_to: paid && !donation.player_id && facts.email ? seal.close(facts.email) : null,
      })
      .where('id', '=', donation.id)
      .execute();
    if (!paid) return undefined;
    await countPaid(trx, amountCents);
    return donation.id;
  };

  return {
    apply,
    async settle(facts) {
      const paidId = await db.transaction().execute((trx) => apply(trx, facts));
      if (paidId) await receipts.sendReceipt(paidId);
    },
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
