/** What people read here. */
export const afterTexts = {
  continueRevising: 'Continue revising',
  revise: 'Revise this story',
  ratingAndWarnings: 'Rating and warnings',
  watchRecording: 'Watch how you wrote it',
  withMoreTime: 'You wrote it with more time; only you see that.',
  askForTitle: 'What is your story called?',
  proposals: 'From your own words:',
  useTitle: 'Use this title',
  saving: 'Saving...',
  keepTitle: 'Keep it as it is',
  sessionTextTitle: (title: string) => `${title}, as its session left it`,
  notFound: 'Not found',
  storyNow: 'The story as it is now',
  by: 'By',
  sessionTextIntro: 'This is the text as the session left it. Its writer has revised the story since.',
};
