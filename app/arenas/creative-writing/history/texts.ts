/** What people read here. */
export const creativeWritingHistoryTexts = {
  continueWriting: 'Continue writing',
  backStory: 'Back to the story',
};
