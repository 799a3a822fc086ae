/** Texts of a fandom’s page. */
export const titlePageTexts = {
  backToGenre: 'Back to genre',
  follow: 'Follow',
  markRead: 'Mark all as read',
  rateSnippet: 'Rate this snippet',
  expand: 'Expand This Story',
  write: 'Write Your Own',
  signIn: 'Sign In to Publish',
  new: 'New',
  quote: 'Quote from this story:',
  again: 'Try Again',
  back: 'Back to Fan Fiction',
} as const;
