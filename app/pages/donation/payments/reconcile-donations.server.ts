import { type SqlBool, sql } from 'kysely';
import { PaymentFault } from '~/platform/checkout/checkout';
import { HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { sweep } from '~/platform/database/sweep.server';
import type { DonationDependencies } from '../dependencies';
import type { DonationStatus } from './donation-status';
import type { SettleDonation } from './settle-donation.server';

/** A donation's page may have the provider asked this often, in ms. */
const ASK_AGAIN_MS = 1_500;
/** A checkout that is still open after this long is closed, in ms. */
const EXPIRE_MS = 2 * HOUR_MS;
/** A pending donation is looked at again after this long, in ms. */
const NEXT_LOOK_MS = 30 * MINUTE_MS;

/** What the page of a donation shows. */
export interface DonationView {
  status: DonationStatus;
  amountCents: number;
}

export interface ReconcileDonations {
  /**
   * A donation as its payer comes back from the provider, who is asked when nothing is known yet.
   * @returns undefined when there is no such donation.
   */
  afterReturn(id: string): Promise<DonationView | undefined>;
  /** The same for a payer who turned back: the checkout is closed, so that no other tab can pay it any more. */
  afterCancel(id: string): Promise<DonationView | undefined>;
  /**
   * Asks about pending donations that are old, and closes those nobody has paid; ends early when the provider does not
   * answer. @returns how many were looked at.
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

  /** Lets one question through at a time, so that reloading a page does not become a flood of them. */
  const claimQuestion = (id: string) =>
    db
      .updateTable('donation')
      .set({ asked_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('checkout_id', 'is not', null)
      .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(clock.now().getTime() - ASK_AGAIN_MS))]))
      .returning('checkout_id')
      .executeTakeFirst();

  /** Asks and settles; a provider in trouble leaves everything as it is. @returns whether it answered at all. */
  async function settleBy(question: () => Promise<Parameters<typeof settle.settle>[0]>): Promise<boolean> {
    try {
      await settle.settle(await question());
      return true;
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      log.warn({ err: error }, 'the payment provider could not be asked');
      return error.isAnswer;
    }
  }

  /**
   * @param answers whether the provider is known to answer; else only what needs no question is done.
   * @returns whether it does; undefined when the donation was left for later.
   */
  async function lookAt(id: string, answers: boolean): Promise<boolean | undefined> {
    const donation = await db
      .selectFrom('donation')
      .select(['checkout_id', 'created_at'])
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (!donation || (donation.checkout_id && !answers)) return undefined;
    await db
      .updateTable('donation')
      .set({ ask_at: new Date(clock.now().getTime() + NEXT_LOOK_MS) })
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
    if (isOld) {
      // Nobody ever learned its address, so nobody can have paid it.
      await db
        .updateTable('donation')
        .set({ status: 'failed', settled_at: clock.now() })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute();
    }
    return answers;
  }

  function requireCheckout() {
    if (!checkout) throw new PaymentFault('unreachable', 'not set up');
    return checkout;
  }

  return {
    async afterReturn(id) {
      const claimed = await claimQuestion(id);
      const checkoutId = claimed?.checkout_id;
      if (checkoutId) await settleBy(() => requireCheckout().retrieve(checkoutId));
      return view(id);
    },

    async afterCancel(id) {
      const claimed = await claimQuestion(id);
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
      const lookAtNext = async (id: string) => {
        const answered = await lookAt(id, answers);
        answers = answered ?? answers;
        return answered !== undefined;
      };
      return sweep(db, { table: 'donation', key: 'id', due: 'ask_at', where }, lookAtNext, failed);
    },
  };
}
