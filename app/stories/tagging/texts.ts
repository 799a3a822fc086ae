import { awayTexts } from '~/platform/database/database-away';

/** Texts of the page on which authors tag a story. */
export const taggingTexts = {
  title: 'Tags and summary',
  intro:
    'Readers find stories by their tags, and choose them by their summaries. Use the words you would look for yourself; new ones are fine too.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'That could not be saved. Please try again.',
  databaseAway: awayTexts.text,
  saved: 'Saved.',
  toStory: 'To the story',
  notAsked: 'This question is answered already.',
  notYours: 'Only its author can say what a story is about.',
} as const;
