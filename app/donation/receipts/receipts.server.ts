import { type SqlBool, sql } from 'kysely';
import { MINUTE_MS } from '~/platform/clock/durations';
import { sweep } from '~/platform/database/sweep.server';
import type { DonationDependencies } from '../dependencies';
import { receiptMail } from './receipt-mail';

/** A receipt still due this long after its payment is sent by the job, in ms. */
const LATE_MS = MINUTE_MS;

export interface Receipts {
  /** Queues the receipt of a paid donation if it is due: to its player, otherwise to the payer's address. */
  send(id: string): Promise<void>;
  /** Sends receipts left behind by a process that ended. */
  sendDue(): Promise<void>;
}

/** @see docs/product/mails.md */
export function createReceipts({ db, clock, seal, siteUrl, mailer, log }: DonationDependencies): Receipts {
  const dueReceipt = (id: string) =>
    db
      .selectFrom('donation')
      .leftJoin('player', 'player.id', 'donation.player_id')
      .select(['donation.id', 'amount_cents', 'settled_at', 'receipt_to', 'player.email', 'player.name'])
      .where('donation.id', '=', id)
      .where('receipt_due', '=', true)
      .executeTakeFirst();

  /** Opens a sealed address; undefined if it was sealed with another secret. */
  function opened(sealed: string | null): string | undefined {
    try {
      return sealed === null ? undefined : seal.open(sealed);
    } catch {
      return undefined;
    }
  }

  async function sendReceipt(id: string): Promise<void> {
    const donation = await dueReceipt(id);
    if (!donation) return;
    const to = donation.email ?? opened(donation.receipt_to);
    if (to) {
      const paidAt = donation.settled_at ?? clock.now();
      await mailer.send({
        forAnyone: true,
        to,
        ...receiptMail({ id: donation.id, amountCents: donation.amount_cents, name: donation.name ?? undefined, paidAt, siteUrl }),
      });
    }
    await db.updateTable('donation').set({ receipt_due: false, receipt_to: null }).where('id', '=', id).execute();
  }

  return {
    async send(id) {
      // A failed receipt does not undo the payment; the job retries it.
      await sendReceipt(id).catch((error: unknown) => log.warn({ err: error }, 'a receipt waits'));
    },
    async sendDue() {
      const where = sql<SqlBool>`receipt_due and settled_at <= ${new Date(clock.now().getTime() - LATE_MS)}`;
      const waits = (error: unknown) => log.warn({ err: error }, 'a receipt waits');
      await sweep(db, { table: 'donation', key: 'id', due: 'settled_at', where }, sendReceipt, waits);
    },
  };
}
