import type { Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { may } from '~/accounts/roles/policy';
import { texts as accountTexts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { PaymentFault } from '~/platform/checkout/checkout';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { DonationDependencies } from '../dependencies';
import type { SettleDonation } from './settle-donation.server';

/** Donations that the list shows. */
const SHOWN = 50;

/** A donation as administrators see it. */
interface ListedDonation {
  id: string;
  amountCents: number;
  refundedCents: number;
  status: string;
  createdAt: Date;
  /** Undefined for a guest, and for people who have left. */
  donor: { id: string; name: string } | undefined;
}

/** What administrators do with donations. */
export interface DonationDesk {
  /** The newest donations, newest first. */
  newest(): Promise<ListedDonation[]>;
  /**
   * Gives a donation back through the provider, all that was not given back yet. Repeating it gives nothing twice.
   * @throws {Refusal} not an administrator, nothing to give back, the provider did not do it.
   */
  giveBack(administrator: Viewer, donationId: string): Promise<void>;
}

/** @see docs/product/admin.md */
export function createDonationDesk({ db, clock, checkout, settle }: DonationDependencies & { settle: SettleDonation }): DonationDesk {
  const find = (id: string) =>
    db
      .selectFrom('donation')
      .select(['id', 'status', 'checkout_id', 'amount_cents', 'refunded_cents', 'player_id'])
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    async newest() {
      const rows = await db
        .selectFrom('donation')
        .leftJoin('player', 'player.id', 'donation.player_id')
        .select(['donation.id', 'amount_cents', 'refunded_cents', 'status', 'donation.created_at', 'player.id as donor_id', 'player.name'])
        .orderBy('donation.created_at', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.map(({ id, amount_cents, refunded_cents, status, created_at, donor_id, name }) => ({
        ...{ id, status, amountCents: amount_cents, refundedCents: refunded_cents, createdAt: created_at },
        donor: donor_id && name ? { id: donor_id, name } : undefined,
      }));
    },

    async giveBack(administrator, donationId) {
      if (!may(administrator, 'runSite')) throw new Refusal(accountTexts.administratorsOnly, { status: 403 });
      const donation = isUuid(donationId) ? await find(donationId) : undefined;
      const left = donation ? donation.amount_cents - donation.refunded_cents : 0;
      if (!donation?.checkout_id || donation.status !== 'paid' || left <= 0 || !checkout) {
        throw new Refusal('There is nothing to refund.', { status: 409 });
      }
      await checkout.refund(donation.checkout_id).catch((error: unknown) => {
        if (!(error instanceof PaymentFault)) throw error;
        throw new Refusal('The payment provider refused. Please check its own dashboard.', { status: 502 });
      });
      await db.transaction().execute(async (trx: Transaction<Tables>) => {
        await settle.refund(trx, { reference: donation.id, refundedCents: donation.amount_cents });
        const audit = { actorId: administrator.id, action: 'refund-donation' as const, subjectId: donation.player_id };
        await recordAudit(trx, { ...audit, thing: `donation:${donation.id}` }, clock.now());
      });
    },
  };
}
