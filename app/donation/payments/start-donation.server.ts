import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { PaymentFault } from '~/platform/checkout/checkout';
import { MINUTE_MS } from '~/platform/clock/durations';
import { Refusal } from '~/platform/forms/refusal';
import type { Limit } from '~/platform/limits/rate-limit.server';
import { moneyText } from '~/platform/text/format-numbers';
import type { DonationDependencies } from '../dependencies';
import { faultText, texts } from '../texts';
import { failDonation } from './settle-donation.server';

/** Limit of checkouts for each client address. */
const STARTS_OF_ADDRESS: Limit = { max: 30, windowSeconds: 15 * 60 };
/** Time until the job first checks a pending donation, in ms. */
const FIRST_CHECK_MS = 15 * MINUTE_MS;

export interface DonationPress {
  /** Created with the form: the same press sent again leads to the same checkout. */
  pressId: string;
  amountCents: number;
  /** Undefined for a guest. */
  playerId: string | undefined;
  clientAddress: string;
}

export interface StartDonation {
  /**
   * Opens a checkout for a press of the button, or finds the one that this press opened before.
   * @returns where the payer continues: on the provider's page or, if already paid, on our thanks.
   * @throws {Refusal} payments are not set up, the provider is in trouble, too many tries.
   */
  start(press: DonationPress): Promise<{ url: string }>;
}

interface PressedDonation {
  id: string;
  status: string;
  checkout_url: string | null;
}

/** @see docs/product/donation.md */
export function createStartDonation({ db, clock, siteUrl, checkout, limiter, log }: DonationDependencies): StartDonation {
  const returnUrl = (outcome: string, id: string) =>
    new URL(`${href('/donate')}?${new URLSearchParams({ [outcome]: 'true', donation: id })}`, siteUrl).href;

  const findPress = ({ pressId, amountCents }: DonationPress): Promise<PressedDonation | undefined> =>
    db
      .selectFrom('donation')
      .select(['id', 'status', 'checkout_url'])
      .where('press_id', '=', pressId)
      .where('amount_cents', '=', amountCents)
      .where('status', 'in', ['pending', 'paid'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();

  async function addDonation({ pressId, amountCents, playerId }: DonationPress): Promise<void> {
    const now = clock.now();
    await db
      .insertInto('donation')
      .values({
        id: randomUUID(),
        press_id: pressId,
        player_id: playerId ?? null,
        amount_cents: amountCents,
        checkout_id: null,
        checkout_url: null,
        receipt_to: null,
        created_at: now,
        asked_at: null,
        ask_at: new Date(now.getTime() + FIRST_CHECK_MS),
        settled_at: null,
      })
      // For the same press at the same moment, use the other one's row.
      .onConflict((conflict) => conflict.columns(['press_id', 'amount_cents']).where('status', '=', 'pending').doNothing())
      .execute();
  }

  async function donationFor(press: DonationPress): Promise<PressedDonation> {
    const existing = await findPress(press);
    if (existing) return existing;
    await addDonation(press);
    const added = await findPress(press);
    if (!added) throw new Error('An added donation is missing.');
    return added;
  }

  return {
    async start(press) {
      if (!checkout) throw new Refusal(texts.notSetUp, { status: 503 });
      await limiter.use(`donations-from:${press.clientAddress}`, STARTS_OF_ADDRESS);
      const donation = await donationFor(press);
      if (donation.status === 'paid') return { url: returnUrl('success', donation.id) };
      if (donation.checkout_url) return { url: donation.checkout_url };
      try {
        const opened = await checkout.open({
          reference: donation.id,
          amountCents: press.amountCents,
          description: `Donation of ${moneyText(press.amountCents)} to Quillarena`,
          successUrl: returnUrl('success', donation.id),
          cancelUrl: returnUrl('canceled', donation.id),
        });
        await db.updateTable('donation').set({ checkout_id: opened.id, checkout_url: opened.url }).where('id', '=', donation.id).execute();
        return { url: opened.url };
      } catch (error) {
        if (!(error instanceof PaymentFault)) throw error;
        log.warn({ err: error }, 'a checkout could not be opened');
        // A retry would fail in the same way; after other faults the next press retries it.
        if (error.isAnswer) await failDonation(db, donation.id, clock.now());
        throw new Refusal(faultText(error.kind), { status: error.kind === 'silent' ? 504 : 502 });
      }
    },
  };
}
