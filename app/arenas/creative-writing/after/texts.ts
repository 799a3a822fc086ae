/** What people read here. */
export const afterTexts = {
  continueRevising: 'Continue revising',
  revise: 'Revise this story',
  ratingAndWarnings: 'Rating and warnings',
  tags: 'Tags and summary',
  watchRecording: 'Watch how you wrote it',
  withMoreTime: 'You wrote this with extra time. Only you can see that.',
  askForTitle: 'What is your story called?',
  proposals: 'From your own words:',
  useTitle: 'Use this title',
  saving: 'Saving...',
  keepTitle: 'Keep this title',
  sessionTextTitle: (title: string) => `${title}, as written in the session`,
  notFound: 'Not found',
  storyNow: 'The story as it is now',
  by: 'By',
  sessionTextIntro: 'This is the text as it stood when the session ended. The writer has revised the story since.',
};
