/** What people read here. */
export const creativeWritingHistoryTexts = {
  continueWriting: 'Continue writing',
  toStory: 'Back to the story',
};
