import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';

/** The most pen names of one account, those included that are no longer used. */
export const MOST_PEN_NAMES = 10;

/** What people read of their pen names. */
export const penNameTexts = {
  title: 'Pen names',
  back: 'Profile',
  intro:
    'Publish fan fiction under another name. A pen name has a page and followers of its own, and no page, feed or download of someone else says whose it is. Moderators know. In the other arenas you write under your own name.',
  inference:
    'Readers can still guess: by how you write, by when you publish, or because you tell them. Comments under other people’s stories, ratings and kudos carry your own name, and so do collections that you maintain, prompts that you write, works that you import, and stories that others give you.',
  none: 'You have no pen names.',
  newOne: 'New pen name',
  name: 'Name',
  nameHint: 'Like every name here, it must not look like someone else’s.',
  bio: 'About this pen name',
  bioHint: 'Shown on its page. Up to 500 characters.',
  takesInvitations: 'Takes invitations',
  takesInvitationsHint:
    'Any author may ask this pen name by its name to write a story with them, or to read along before it is published. Otherwise only those who follow it can, under their own name.',
  make: 'Create pen name',
  change: 'Change',
  save: 'Save',
  page: 'Its page',
  stories: (count: number) => countText(count, { one: 'story', other: 'stories' }),
  series: (count: number) => `${count} series`,
  followers: (count: number) => countText(count, { one: 'follower', other: 'followers' }),
  retired: 'Retired',
  retire: 'Retire',
  restore: 'Use again',
  retireQuestion: (name: string) => ({
    title: `Retire ${name}?`,
    description:
      'You can no longer publish new stories or begin series under it. Its stories, series, page and followers stay, and you still write chapters and answer comments under it.',
    confirmLabel: 'Retire',
    cancelLabel: 'Keep it',
  }),
  delete: 'Delete',
  deleteQuestion: (name: string) => ({
    title: `Delete ${name}?`,
    description: 'It has no stories and no series. Its page and followers go with it, and nobody else can have the name for a year.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
  }),
  made: (name: string) => `You can now publish as ${name}.`,
  saved: 'Saved.',
  isRetired: 'Nothing new can be published under this name.',
  isDeleted: 'This pen name had no stories and no series. It is gone.',
  isRestored: 'You can publish under this name again.',
  tooMany: `You have ${MOST_PEN_NAMES} pen names, and cannot have more.`,
  notYours: 'This is not a pen name of yours that you can use now. Please choose again.',
  hidden: 'While you are hidden from others, you cannot create pen names.',
  ownName: (name: string) => `${name} (your own name)`,
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
