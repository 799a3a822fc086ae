import { countText } from '~/platform/text/format';

/** Texts about rating that a browser says itself. */
export const ratingTexts = {
  title: 'Rate this story',
  none: 'No ratings yet',
  average: (ratings: number) => `<average/> of 5 from ${countText(ratings, { one: 'rating', other: 'ratings' })}`,
  submitted: { title: 'Rating Submitted', text: 'Thank you for rating this story!' },
  failed: { title: 'Error', text: 'Failed to submit rating' },
  signedOut: { title: 'Login Required', text: 'You need to be logged in to rate stories' },
  rateStory: (title: string) => `Rate ${title}`,
  ownRating: 'Your rating',
  stars: (count: number) => countText(count, { one: 'star', other: 'stars' }),
  rate: 'Rate',
  signIn: 'Sign in to rate',
  ownStoryNote: 'This is your own story, so its rating is up to others.',
} as const;
