import { awayTexts } from '~/platform/database/database-away';

/** Texts about ratings of content. */
export const contentTexts = {
  failed: 'That could not be saved. Please try again.',
  databaseAway: awayTexts.text,
  ratingMissing: 'Please choose a rating.',
  notYours: 'Only its author can rate a story’s content.',
  gone: 'This story no longer exists.',
  yearWrong: 'Please enter your year of birth, such as 1990.',
  tooYoung: 'You can see Mature stories from the year after your 18th birthday.',
} as const;

/** Texts of rating one's story, with its warnings. */
export const rateContentTexts = {
  title: 'Rating and warnings',
  intro: 'Readers see both on the story’s card and before its text.',
  rating: 'Rating',
  warnings: 'Warnings',
  meaning: 'What the ratings mean is in the <rules>rules of the arena</rules>.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
} as const;

/** Texts of what stands before a Mature story. */
export const matureTexts = {
  title: 'A Mature story',
  intro: 'Its author has rated it for adults only.',
  howToShow: 'You can choose to see Mature stories, here and in lists, and change your mind in your profile.',
  show: 'Show Mature stories',
  signedOut: 'Adults who are signed in can ask for such stories.',
  signIn: 'Sign In',
  others: 'Other stories',
  birthYear: 'Year of birth',
  birthYearHint: 'Only the year is kept, and only until you switch this off.',
} as const;
