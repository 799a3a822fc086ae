import { awayTexts } from '~/platform/database/database-away';

/** Texts of following and hiding tags. */
export const tagMarkTexts = {
  follow: 'Follow',
  unfollow: 'Following',
  hide: 'Hide its stories from me',
  show: 'Show its stories again',
  followed: 'You are told of new stories that have it.',
  hidden: 'Its stories are in no list that you see.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  gone: 'There is no such tag any more.',
  tooMany: 'You can follow 200 tags and hide 200. Please take one of yours back first.',
  own: 'Your tags',
  title: 'Your tags',
  intro: 'You are told of new stories with tags that you follow. Those with tags that you hide are in no list that you see.',
  followedTags: 'Followed',
  hiddenTags: 'Hidden',
  none: 'None yet. Each tag has a page, where you can follow or hide it.',
} as const;
