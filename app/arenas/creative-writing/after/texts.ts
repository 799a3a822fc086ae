/** What people read here. */
export const afterTexts = {
  continueRevising: 'Continue revising',
  reviseThisStory: 'Revise this story',
  ratingAndWarnings: 'Rating and warnings',
  watchWrote: 'Watch how you wrote it',
  wroteMoreTime: 'You wrote it with more time; only you see that.',
  storyCalled: 'What is your story called?',
  ownWords: 'From your own words:',
  useThisTitle: 'Use this title',
  saving: 'Saving...',
  keep: 'Keep it as it is',
  sessionLeft: (title: string) => `${title}, as its session left it`,
  notFound: 'Not found',
  storyNow: 'The story as it is now',
  by: 'By',
  textSessionLeft: 'This is the text as the session left it. Its writer has revised the story since.',
};
