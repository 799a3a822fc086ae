import { numberText } from '~/platform/text/format';

/** The most stories that one player may follow. */
export const MAX_STORIES_FOLLOWED = 1_000;

/** Texts about following stories. */
export const storyFollowTexts = {
  follow: 'Follow this story',
  unfollow: 'Unfollow this story',
  followed: 'You will be notified of new chapters and of stories that continue this one.',
  failed: 'You could not follow this player just now. Please try again.',
  missing: 'This story no longer exists.',
  own: 'You cannot follow your own story.',
  tooMany: `You already follow ${numberText(MAX_STORIES_FOLLOWED)} stories. Please unfollow one first.`,
} as const;
