import { awayTexts } from '~/platform/database/database-away';

/** Texts of the pages of administrators. */
export const adminTexts = {
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  nothingAsked: 'Please type a name, the beginning of one, or an address.',
  'sign-out': 'Signed out everywhere.',
  'send-recovery': 'A code for a new password is on its way.',
  'remove-factors': 'Passkeys and codes are gone. The person was told.',
  'change-address': 'The address is changed, and both addresses were told.',
  givenBack: 'The money goes back to the card. This takes the bank a few days.',
  bannerMissing: 'Please write a sentence.',
  bannerTooLong: 'A banner has at most 300 characters.',
  bannerSet: 'It is on every page now.',
  bannerRemoved: 'It is gone from every page.',
  jobGone: 'This job is no longer there: somebody ran it again or dropped it.',
  'run-job-again': 'The job runs again. If it fails, it comes back here.',
  'drop-job': 'The job is dropped.',
  testMailSent: (address: string) =>
    `A mail to ${address} is on its way. If it has not come in a minute, look at the failed jobs and the log.`,
  erase: 'The account is deleted.',
  unbar: 'An account can be opened with this address again.',
  administration: 'Administration',
} as const;
