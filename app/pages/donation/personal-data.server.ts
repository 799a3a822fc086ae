import { type PersonalData, personalTable } from '~/accounts/data-export/personal-data';

/** What is held of people who donate. A donation stays, without a name: it is in the sum that everybody sees. */
export const donationPersonalData: PersonalData = {
  tables: [
    personalTable('donation', {
      person: 'player_id',
      file: 'donations',
      columns: ['id', 'amount_cents', 'refunded_cents', 'status', 'created_at', 'settled_at'],
      key: 'id',
    }),
  ],
};
