import { awayTexts } from '~/platform/database/database-away';

/** Texts of the page of notifications, and of the one that stops the weekly mail. */
export const notificationTexts = {
  title: 'Notifications',
  none: 'Nothing has happened yet.',
  noneHint: 'When somebody rates or continues your stories, comments or follows you, it appears here.',
  allRead: 'All notifications are read.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  /** By the mail that somebody stops from the mail itself. */
  stop: {
    weekly: {
      ask: 'Stop the weekly mail',
      hint: 'You will no longer get the weekly mail. You can still see what happens on the site, under Notifications.',
      done: 'You no longer get the weekly mail.',
    },
    daily: {
      ask: 'Stop the daily mail',
      hint: 'You will no longer get the daily mail. You can still see what happens on the site, under Notifications.',
      done: 'You no longer get the daily mail.',
    },
    now: {
      ask: 'Stop mails at once',
      hint: 'You will no longer get a mail when something happens. You can still see it on the site, under Notifications.',
      done: 'You no longer get mails at once.',
    },
  },
  stoppedHint: 'You can switch it on again in your profile, under Notifications.',
  badToken: 'This address is not complete. Please open it from the mail again, or switch the mail off in your profile.',
} as const;
