/** Texts of a story’s page. */
export const storyPageTexts = {
  goOn: 'Continue reading',
  cancel: 'Cancel',
  remove: 'Delete for good',
  back: 'Back to Fan Fiction',
  addChapter: 'Add New Chapter',
  arrange: 'Arrange chapters',
  content: 'Rating and warnings',
  forAuthor: 'For you as the author',
  saveTitle: 'Save Title',
  title: 'Story Title',
  commentRule: 'Whose comments appear',
  commentRuleHint:
    'This applies to what is written or changed from now on. Comments that are waiting still need your approval, and you can always remove one.',
  allStories: 'For all your stories, and what waits for you',
  save: 'Save',
} as const;
