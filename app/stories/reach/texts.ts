import { awayTexts } from '~/platform/database/database-away';
import type { Reach } from './reach';

/** Texts of the page about who reads a story. @see docs/product/reach.md */
export const reachTexts = {
  intro: 'You can change this at any time. Ratings, kudos and comments stay with the story.',
  legend: 'Who reads this story',
  reaches: {
    library: { label: 'Everyone', hint: 'It is in the library, in search and on your page.' },
    members: {
      label: 'Members only',
      hint: 'Only people who are signed in find, read and download it. Visitors, search engines, feeds and other sites do not see it.',
    },
    unlisted: {
      label: 'Unlisted',
      hint: 'Anyone with its link can read it and comment. It is in no list, search or feed and not on your page. It gets no new ratings, kudos or bookmarks.',
    },
    'taken-back': {
      label: 'Only you: unpublish it',
      hint: 'It becomes a draft again. Its address says that its author took it back, and people who follow it are told once. If you publish it again, its date, ratings, kudos and comments are as before.',
    },
  } satisfies Record<Reach, { label: string; hint: string }>,
  link: 'Its link',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  toStory: 'Go to the story',
  noChoice: 'Please choose who reads the story.',
  inCollection: 'A collection holds this story back until a time. Take it out of the collection first.',
  notPossible: 'You cannot change who reads this story right now. It may be gone, out of sight, or still being written in a session.',
  databaseAway: awayTexts.text,
  failed: 'That could not be saved. Please try again.',
  leave: 'Leave it for good',
  leaveText:
    'The story stays where it is, by ‘Anonymous’, with its ratings, kudos and comments. Your own comments on it are by ‘Anonymous’ too, and its earlier versions are deleted. Nobody can change it any more, and you cannot get it back. The XP it earned stays with you.',
  takeAlong: 'You can keep a copy first.',
  toWorks: 'Take your works with you',
  sure: 'I understand that this cannot be undone.',
  sureMissing: 'Please confirm that this cannot be undone.',
  orphan: 'Leave this story',
  orphaning: 'Leaving...',
  notOrphanable: 'This story cannot be left right now. It may be gone, out of sight, or still being written in a session.',
  unfinished: 'It still has chapters or changes that are not published. Publish or delete them first: nobody could reach them afterwards.',
  gate: {
    title: 'A story for members',
    intro: 'Its author shows this story only to people who are signed in.',
    signIn: 'Sign in',
    others: 'Other stories',
  },
} as const;
