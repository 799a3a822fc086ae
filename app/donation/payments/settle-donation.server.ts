import type { Transaction } from 'kysely';
import type { CheckoutFacts, CheckoutState, RefundFacts } from '~/platform/checkout/checkout';
import type { Db, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { DonationDependencies } from '../dependencies';
import type { Receipts } from '../receipts/receipts.server';
import { countedOf, nextStatus, type PaymentOutcome } from './donation-status';

const CURRENCY = 'USD';
/** Outcomes that end a donation; open checkouts and those waiting for the money do not. */
const OUTCOMES: Readonly<Partial<Record<CheckoutState, PaymentOutcome>>> = { paid: 'paid', expired: 'expired', failed: 'failed' };

export interface SettleDonation {
  /**
   * Updates a donation by the provider's facts about its checkout: status, totals and the receipt due change
   * together and once, however often and in whatever order facts arrive.
   * @returns the id of the donation if this made it paid.
   */
  apply(trx: Transaction<Tables>, facts: CheckoutFacts): Promise<string | undefined>;
  /**
   * Records refunds of a donation and takes them out of the totals, each cent once: the provider reports all that
   * was refunded so far. A fully refunded donation no longer counts.
   */
  refund(trx: Transaction<Tables>, facts: RefundFacts): Promise<void>;
  /** Like `apply`, in its own transaction, and sends the receipt afterwards. */
  settle(facts: CheckoutFacts): Promise<void>;
}

/** @see docs/decisions/0045-donations.md */
export function createSettleDonation(dependencies: DonationDependencies & { receipts: Receipts }): SettleDonation {
  const { db, clock, seal, receipts, log } = dependencies;

  async function moveTotals(trx: Transaction<Tables>, { donations, cents }: { donations: number; cents: number }): Promise<void> {
    if (donations === 0 && cents === 0) return;
    await trx
      .insertInto('donation_total')
      .values({ currency: CURRENCY, donations, cents })
      .onConflict((conflict) =>
        conflict.column('currency').doUpdateSet((row) => ({
          donations: row('donation_total.donations', '+', donations),
          cents: row('donation_total.cents', '+', cents),
        })),
      )
      .execute();
  }

  const apply: SettleDonation['apply'] = async (trx, facts) => {
    const outcome = OUTCOMES[facts.state];
    if (!outcome || !facts.reference || !isUuid(facts.reference)) return undefined;
    const donation = await trx
      .selectFrom('donation')
      .select(['id', 'status', 'checkout_id', 'player_id', 'amount_cents', 'refunded_cents'])
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
    await moveTotals(trx, countedOf({ amountCents, refundedCents: donation.refunded_cents }));
    return donation.id;
  };

  const refund: SettleDonation['refund'] = async (trx, { reference, refundedCents }) => {
    if (!reference || !isUuid(reference)) return;
    const donation = await trx
      .selectFrom('donation')
      .select(['id', 'status', 'amount_cents', 'refunded_cents'])
      .where('id', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    // Events come in any order: of two, the one with the larger sum is the later one.
    if (!donation || refundedCents <= donation.refunded_cents) return;
    await trx.updateTable('donation').set({ refunded_cents: refundedCents }).where('id', '=', donation.id).execute();
    // A donation not paid yet is later counted without the refunded part.
    if (donation.status !== 'paid') return;
    const before = countedOf({ amountCents: donation.amount_cents, refundedCents: donation.refunded_cents });
    const after = countedOf({ amountCents: donation.amount_cents, refundedCents });
    await moveTotals(trx, { donations: after.donations - before.donations, cents: after.cents - before.cents });
  };

  return {
    apply,
    refund,
    async settle(facts) {
      const paidId = await db.transaction().execute((trx) => apply(trx, facts));
      if (paidId) await receipts.send(paidId);
    },
  };
}

/** Marks a pending donation as failed; one that is settled stays as it is. */
export async function failDonation(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('donation').set({ status: 'failed', settled_at: at }).where('id', '=', id).where('status', '=', 'pending').execute();
}
