import { averageText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';

/** Texts of a story’s page. */
export const storyPageTexts = {
  cancel: 'Cancel',
  remove: 'Delete for good',
  back: `Back to ${arenaLabel('fan_fic')}`,
  addChapter: 'Add New Chapter',
  saveTitle: 'Save Title',
  title: 'Story Title',
  commentRule: 'Whose comments appear',
  commentRuleHint:
    'This applies to what is written or changed from now on. Comments that are waiting still need your approval, and you can always remove one.',
  foldPassages: 'Fold comments at paragraphs',
  foldPassagesHint: 'Nothing is shown beside the text. What was said about a paragraph stays below the chapter.',
  allStories: 'Settings for all your stories, and what is waiting for you',
  save: 'Save',
  saving: 'Saving...',
  deleting: 'Deleting...',
  fandom: 'Fandom:',
  noRatingsYet: 'No ratings yet',
  ratingOfFive: (average: number) => `${averageText(average)} of 5`,
  by: 'By <author/>',
  firstPublished: 'First published <day/>',
  hideComments: 'Hide Comments',
  viewComments: 'View Comments',
  saveNotes: 'Save Notes',
  tasks: {
    add: 'Add New Chapter',
    edit: 'Edit Chapter',
    notes: 'Notes on this chapter',
    title: 'Edit Title',
    comments: 'Comments on this story',
    delete: 'Delete this story?',
    'delete-chapter': 'Delete this chapter?',
  },
  chapterContent: 'Chapter Content',
  submitChapter: 'Add Chapter',
  submittingChapter: 'Adding...',
  saveChapter: 'Save Chapter',
  chapterTitle: 'Chapter Title',
} as const;
