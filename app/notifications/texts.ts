import { awayTexts } from '~/platform/database/database-away';

/** Texts of the page of notifications, and of the one that stops the weekly mail. */
export const notificationTexts = {
  title: 'Notifications',
  none: 'No notifications yet.',
  noneHint: 'When someone rates or continues your stories, comments on them, or follows you, you will see it here.',
  allRead: 'All notifications are marked as read.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  /** By the mail that is stopped from the mail itself. */
  stop: {
    weekly: {
      ask: 'Stop the weekly email',
      hint: 'You will no longer get the weekly email. You can still see what happens under Notifications.',
      done: 'You will no longer get the weekly email.',
    },
    daily: {
      ask: 'Stop the daily email',
      hint: 'You will no longer get the daily email. You can still see what happens under Notifications.',
      done: 'You will no longer get the daily email.',
    },
    now: {
      ask: 'Stop instant emails',
      hint: 'You will no longer get an email when something happens. You can still see it under Notifications.',
      done: 'You will no longer get instant emails.',
    },
  },
  stoppedHint: 'You can turn it on again in your profile, under Notifications.',
  badToken: 'This address is incomplete. Please open it from the email again, or turn the email off in your profile.',
} as const;
