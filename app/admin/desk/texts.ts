import { awayTexts } from '~/platform/database/database-away';

/** Texts of the pages of administrators. */
export const adminTexts = {
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  nothingAsked: 'Please enter a name, the start of one, or an address.',
  'sign-out': 'Signed out everywhere.',
  'send-recovery': 'A code for a new password is on its way.',
  'remove-factors': 'Passkeys and codes have been removed, and the person has been told.',
  'change-address': 'The address has been changed, and both addresses have been told.',
  givenBack: 'The money is on its way back to the card. Banks take a few days.',
  bannerMissing: 'Please write a sentence.',
  bannerTooLong: 'A banner has at most 300 characters.',
  bannerSet: 'It is on every page now.',
  bannerRemoved: 'It is gone from every page.',
  jobGone: 'This job is gone: someone has run it again or dropped it.',
  'run-job-again': 'The job is running again. If it fails, it comes back here.',
  'drop-job': 'The job has been dropped.',
  testMailSent: (address: string) =>
    `An email to ${address} is on its way. If it hasn’t arrived within a minute, look at the failed jobs and the log.`,
  erase: 'The account has been deleted.',
  unbar: 'This address can open an account again.',
  administration: 'Administration',
} as const;
