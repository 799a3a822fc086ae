import { type SqlBool, sql } from 'kysely';
import { PaymentFault } from '~/platform/checkout/checkout';
import { HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { sweep } from '~/platform/database/sweep.server';
import type { DonationDependencies } from '../dependencies';
import type { DonationStatus } from './donation-status';
import { failDonation, type SettleDonation } from './settle-donation.server';

/** Minimum time between two requests to the provider for a donation's page, in ms. */
const MIN_INTERVAL_MS = 1_500;
/** A checkout still open after this time is closed, in ms. */
const EXPIRE_MS = 2 * HOUR_MS;
/** Time until a pending donation is checked again, in ms. */
const NEXT_CHECK_MS = 30 * MINUTE_MS;

/** A donation as its page shows it. */
export interface DonationView {
  status: DonationStatus;
  amountCents: number;
}

export interface ReconcileDonations {
  /**
   * A donation whose payer returns from the provider; requests its state from the provider while it is pending.
   * @returns undefined if there is no such donation.
   */
  afterReturn(id: string): Promise<DonationView | undefined>;
  /** The same for a payer who cancelled: closes the checkout, so that no other tab can pay it. */
  afterCancel(id: string): Promise<DonationView | undefined>;
  /**
   * Checks old pending donations and closes unpaid ones; ends early if the provider does not
   * respond. @returns number of donations checked.
   */
  reconcilePending(): Promise<number>;
}

/** @see docs/product/donation.md */
export function createReconcileDonations({
  db,
  clock,
  checkout,
  settle,
  log,
}: DonationDependencies & { settle: SettleDonation }): ReconcileDonations {
  const view = async (id: string): Promise<DonationView | undefined> => {
    const row = await db.selectFrom('donation').select(['status', 'amount_cents']).where('id', '=', id).executeTakeFirst();
    return row && { status: row.status, amountCents: row.amount_cents };
  };

  /** Lets one request through at a time, so that page reloads do not flood the provider. */
  const claimRequest = (id: string) =>
    db
      .updateTable('donation')
      .set({ asked_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('checkout_id', 'is not', null)
      .where((where) =>
        where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(clock.now().getTime() - MIN_INTERVAL_MS))]),
      )
      .returning('checkout_id')
      .executeTakeFirst();

  /** Requests facts and settles; if the provider fails, nothing changes. @returns whether it responded at all. */
  async function settleBy(request: () => Promise<Parameters<typeof settle.settle>[0]>): Promise<boolean> {
    try {
      await settle.settle(await request());
      return true;
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      log.warn({ err: error }, 'the payment provider could not be asked');
      return error.isAnswer;
    }
  }

  /**
   * @param answers whether the provider responds; if not, only donations without a checkout are handled.
   * @returns whether it responds; undefined if the donation was left for later.
   */
  async function check(id: string, answers: boolean): Promise<boolean | undefined> {
    const donation = await db
      .selectFrom('donation')
      .select(['checkout_id', 'created_at'])
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (!donation || (donation.checkout_id && !answers)) return undefined;
    await db
      .updateTable('donation')
      .set({ ask_at: new Date(clock.now().getTime() + NEXT_CHECK_MS) })
      .where('id', '=', id)
      .execute();
    const checkoutId = donation.checkout_id;
    const isOld = clock.now().getTime() - donation.created_at.getTime() >= EXPIRE_MS;
    if (checkoutId) {
      return settleBy(async () => {
        const facts = await requireCheckout().retrieve(checkoutId);
        return isOld && facts.state === 'open' ? requireCheckout().expire(checkoutId) : facts;
      });
    }
    // Its address was never known, so it cannot have been paid.
    if (isOld) await failDonation(db, id, clock.now());
    return answers;
  }

  function requireCheckout() {
    if (!checkout) throw new PaymentFault('unreachable', 'not set up');
    return checkout;
  }

  return {
    async afterReturn(id) {
      const claimed = await claimRequest(id);
      const checkoutId = claimed?.checkout_id;
      if (checkoutId) await settleBy(() => requireCheckout().retrieve(checkoutId));
      return view(id);
    },

    async afterCancel(id) {
      const claimed = await claimRequest(id);
      const checkoutId = claimed?.checkout_id;
      if (checkoutId) {
        await settleBy(async () => {
          const facts = await requireCheckout().retrieve(checkoutId);
          return facts.state === 'open' ? requireCheckout().expire(checkoutId) : facts;
        });
      }
      return view(id);
    },

    async reconcilePending() {
      const where = sql<SqlBool>`status = 'pending' and ask_at <= ${clock.now()}`;
      const failed = (error: unknown, id: string) => log.error({ err: error, donationId: id }, 'a donation could not be looked at');
      let answers = true;
      const checkNext = async (id: string) => {
        const answered = await check(id, answers);
        answers = answered ?? answers;
        return answered !== undefined;
      };
      return sweep(db, { table: 'donation', key: 'id', due: 'ask_at', where }, checkNext, failed);
    },
  };
}
