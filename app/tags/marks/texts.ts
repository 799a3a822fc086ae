import { awayTexts } from '~/platform/database/database-away';

/** Texts of following and hiding tags. */
export const tagMarkTexts = {
  follow: 'Follow this tag',
  unfollow: 'Unfollow this tag',
  hide: 'Hide its stories from me',
  show: 'Show its stories again',
  followed: 'You will be notified of new stories with it.',
  hidden: 'Its stories are left out of the lists you see.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  gone: 'This tag no longer exists.',
  tooMany: 'You can follow 200 tags and hide 200. Please remove one first.',
  own: 'Your tags',
  title: 'Your tags',
  intro: 'You are notified of new stories with tags you follow. Stories with tags you hide are left out of the lists you see.',
  searches: 'Searches you follow',
  followedTags: 'Followed',
  hiddenTags: 'Hidden',
  none: 'None yet. Each tag has a page, where you can follow or hide it.',
} as const;
