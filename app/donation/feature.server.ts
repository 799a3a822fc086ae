import { href } from 'react-router';
import { createStripeCheckout } from '~/platform/checkout/stripe-checkout.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { createDonationsService, donationsContext } from './donations.server';
import { createWebhookEndpoint } from './payments/webhook-endpoint.server';

/** Personal data of donors. Donations stay without a name, because they are part of the public total. */
const personalData: PersonalData = {
  tables: [
    personalTable('donation', {
      person: 'player_id',
      file: 'donations',
      columns: ['id', 'amount_cents', 'refunded_cents', 'status', 'created_at', 'settled_at'],
      key: 'id',
    }),
  ],
};

export const donationFeature = defineFeature({
  name: 'donation',
  provides: { donations: donationsContext },
  personalData,
  shows: { footer: [{ column: 'The site', to: href('/donate'), label: 'Donate', order: 1 }], addresses: [href('/donate')] },
  create({ config, db, clock, secret, siteUrl, mailer, limiter, log }) {
    const checkout = config.payments && createStripeCheckout(config.payments);
    const donations = createDonationsService({ db, clock, secret, siteUrl, checkout, mailer, limiter, log });
    return {
      services: { donations },
      jobs: {
        'donations-pending': {
          cron: '*/5 * * * *',
          async work() {
            await donations.receipts.sendDue();
            await donations.events.forgetOld();
            // Last, because the provider may be slow.
            await donations.outcomes.reconcilePending();
          },
        },
      },
      webhook: createWebhookEndpoint(donations, log),
    };
  },
});
