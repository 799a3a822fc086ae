import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';

/** The most searches that a reader follows. */
export const MOST_FOLLOWED = 30;

/** Texts of searches that a reader follows. */
export const followedSearchTexts = {
  follow: 'Follow this search',
  unfollow: 'Following this search',
  followed: 'You will be notified of new stories that it finds.',
  title: 'Searches you follow',
  none: 'None yet. Search the library or choose filters there, then press “Follow this search”.',
  some: (count: number) => `You are notified of new stories in ${countText(count, { one: 'search', other: 'searches' })}.`,
  end: 'Unfollow',
  endOne: (name: string) => `Unfollow the search ${name}`,
  tags: 'Tags you follow and hide',
  nothing: 'Search for something or choose a filter first, then follow it.',
  tooMany: `You already follow ${MOST_FOLLOWED} searches. Please unfollow one first.`,
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
