import { awayTexts } from '~/platform/database/database-away';

/** Texts of the page of notifications, and of the one that stops the weekly mail. */
export const notificationTexts = {
  title: 'Notifications',
  none: 'Nothing has happened yet.',
  noneHint: 'When somebody rates or continues a story of yours, comments or follows you, it stands here.',
  allRead: 'All notifications are read.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  stop: 'Stop the weekly mail',
  stopHint: 'You will get no weekly mail any more. What happens still stands on the site, under Notifications.',
  stopped: 'You get no weekly mail any more.',
  stoppedHint: 'You can switch it on again in your profile, under Notifications.',
  badToken: 'This address is not complete. Please open it from the mail again, or switch the mail off in your profile.',
} as const;
