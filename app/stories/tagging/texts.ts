import { awayTexts } from '~/platform/database/database-away';
import { bylineOf } from '../writers/writers';

const asPerson = (name: string) => ({ name, isAi: false });

/** Texts of the page on which authors tag a story. */
export const taggingTexts = {
  title: 'Tags and summary',
  intro:
    'Readers find stories by their tags, and choose them by their summaries. Use the words you would look for yourself; new ones are fine too.',
  /** @param others names of the others who wrote it. */
  shared: (others: readonly string[]) =>
    `This story belongs to everyone who wrote it: ${bylineOf(null, ['you', ...others].map(asPerson))}. Each of you can change what this page says.`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'That could not be saved. Please try again.',
  databaseAway: awayTexts.text,
  saved: 'Saved.',
  toStory: 'To the story',
  changed:
    'This was changed after you opened the page, in another tab or by another writer of the story. What you typed is still here. Compare it with what is saved now, then save again to replace that.',
  savedNow: 'Saved now',
  nothing: 'Nothing',
  notAsked: 'This question is answered already.',
  notYours: 'Only those who wrote a story can say what it is about.',
} as const;
