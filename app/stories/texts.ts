export interface TitledText {
  title: string;
  text: string;
}

/** Texts in place of a missing story. */
export const absentTexts = {
  missing: { title: 'Story not found', text: 'It may have been deleted, or its address is not quite right.' },
  gone: { title: 'This story is gone', text: 'It has been deleted. Others are waiting to be read.' },
} as const satisfies Record<string, TitledText>;

/** Texts about rating that a browser says itself. */
export const ratingTexts = {
  title: 'Rate this story',
  none: 'No ratings yet',
  submitted: { title: 'Rating Submitted', text: 'Thank you for rating this story!' },
  failed: { title: 'Error', text: 'Failed to submit rating' },
  signedOut: { title: 'Login Required', text: 'You need to be logged in to rate stories' },
  ownStoryNote: 'This is your own story, so its rating is up to others.',
} as const satisfies { [name: string]: TitledText | string };
