import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import { removeRows } from '~/platform/database/sweep.server';
import type { DonationDependencies } from '../dependencies';
import type { Receipts } from '../receipts/receipts.server';
import type { SettleDonation } from './settle-donation.server';

/** How long events are remembered, in ms; their signatures expire much sooner. */
const REMEMBERED_MS = 30 * DAY_MS;

export interface PaymentEvents {
  /**
   * Processes an event as posted by the provider, once however often it arrives.
   * @returns false if its signature is invalid; then nothing was done.
   */
  take(body: Uint8Array, signature: string | undefined): Promise<boolean>;
  /** Forgets events that can no longer be repeated. */
  forgetOld(): Promise<void>;
}

interface PaymentEventsDependencies extends DonationDependencies {
  settle: SettleDonation;
  receipts: Receipts;
}

/** @see docs/decisions/0045-donations.md */
export function createPaymentEvents({ db, clock, checkout, settle, receipts }: PaymentEventsDependencies): PaymentEvents {
  return {
    async take(body, signature) {
      const event = checkout?.readEvent(body, signature, clock.now());
      if (!event) return false;
      const paidId = await db.transaction().execute(async (trx) => {
        const isNew = await trx
          .insertInto('payment_event')
          .values({ id: event.id, received_at: clock.now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!isNew) return undefined;
        if (event.refund) await settle.refund(trx, event.refund);
        return event.checkout && settle.apply(trx, event.checkout);
      });
      if (paidId) await receipts.send(paidId);
      return true;
    },

    async forgetOld() {
      const before = new Date(clock.now().getTime() - REMEMBERED_MS);
      await removeRows(db, 'payment_event', sql`received_at < ${before}`);
    },
  };
}
