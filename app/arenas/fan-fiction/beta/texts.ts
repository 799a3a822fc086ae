import { awayTexts } from '~/platform/database/database-away';
import { countText, numberText } from '~/platform/text/format';

/** Texts of reading along before something is public. @see docs/product/beta-readers.md */
export const betaTexts = {
  title: 'Beta readers',
  intro: 'They read it as it will look, before anyone else does. Nothing of it is public, and each invitation ends by itself.',
  back: 'Back to your writing',
  readIt: 'Read it as they do',
  people: 'Who reads along',
  nobody: 'Nobody yet.',
  whole: 'The whole work',
  chapterOf: (title: string) => `The chapter “${title}”`,
  sharedUntil: '<what/>, until <end/>',
  remove: 'Remove',
  removeQuestion: (name: string) => ({
    title: `Remove ${name}?`,
    description: 'They can no longer read it. A link that they have does not bring them back.',
    confirmLabel: 'Remove',
  }),
  links: 'Links',
  link: 'Link for beta readers',
  linkHint: 'Anyone who has it and signs in can read along, unless you block them. You see who came.',
  came: (people: number) =>
    people === 0 ? 'Nobody has come by it.' : `${countText(people, { one: 'person', other: 'people' })} came by it.`,
  takeBack: 'Take back',
  takeBackQuestion: {
    title: 'Take this link back?',
    description: 'It no longer works, and those who came by it can no longer read.',
    confirmLabel: 'Take back',
  },
  hidden: 'Moderators have stopped this.',
  share: 'Share it',
  what: 'What',
  wholeWork: 'The whole work',
  days: 'For',
  daysOf: (days: number) => `${numberText(days)} days`,
  name: 'Name of a player',
  nameHint: (pen: string | undefined) =>
    pen === undefined
      ? 'Someone you follow, or who follows you, or a pen name that takes invitations. For anyone else, make a link.'
      : `Someone who follows ${pen}, or a pen name that takes invitations. For anyone else, make a link. They are shown ${pen} alone, in your notes too.`,
  shareWith: 'Share with this person',
  or: 'Or for several people at once:',
  makeLink: 'Make a link',
  done: {
    shared: 'Shared. They are told by their bell.',
    linked: 'The link is ready.',
    'taken-back': 'The link no longer works.',
    removed: 'They can no longer read it.',
  },
  chooseWhat: 'Please choose what you share.',
  chooseDays: 'Please choose for how long.',
  nameMissing: 'Please enter the name of a player.',
  often: (name: string) => `${name} has been asked often today. Make a link for them instead.`,
  ownName: 'This is another name of yours. You read along already.',
  ownAsked: (name: string) =>
    `${name}, another name of yours, is asked to read along. You write this, so there is nothing to do under that name. Nobody is told that both are yours.`,
  unknown: 'Nobody whom you can ask here has this name. Make a link for them instead.',
  gone: 'This is no longer there.',
  inCollection: 'A collection holds this story back until a time. It cannot be shared before then.',
  textLabel: (title: string) => `text “${title}”, shared with beta readers`,
  sealedLabel: 'text shared with beta readers',
  stopped: 'Moderators have stopped the sharing of this work. It cannot be shared until they have decided.',
  tooMany: (most: number) => `A work can be shared with at most ${numberText(most)} people and links at a time. Take one back first.`,
  full: 'This link has brought as many people as it can. Ask its author for another one.',
  linkGone: 'This link no longer works. Its author has taken it back, or its time is up.',
  ownLink: 'This is your own link. Send it to those who are to read along.',
  databaseAway: awayTexts.text,
  failed: 'That did not work. Please try again.',
} as const;

/** Texts of those who read along. */
export const betaReadingTexts = {
  by: 'By <author/>',
  notPublic: 'Only the author and those who read along see this page.',
  notRated: 'It has no rating yet: its author has not said what it is fit for.',
  ends: 'You can read this until <end/>.',
  manage: 'Beta readers',
  empty: 'Nothing is written here yet.',
  report: 'Report this text',
  asPen: (pen: string) => `You read along as ${pen}. Its author and the others see that name alone, in your notes too.`,
  askedToo: (name: string, reading: string) =>
    `${name}, another name of yours, is asked too. One person reads along under one name, so your notes appear under ${reading}. Nobody is told that both are yours.`,
  leave: 'Stop reading along',
  leaveOther: 'Stop under that name',
  leaveQuestion: {
    title: 'Stop reading along?',
    description: 'You no longer see what is not published. Its author can ask you again.',
    confirmLabel: 'Stop',
  },
  leaveAsQuestion: (name: string) => ({
    title: `Stop reading along as ${name}?`,
    description: 'Its author sees that this name no longer reads along. Your other name goes on.',
    confirmLabel: 'Stop',
  }),
  previous: 'Previous Chapter',
  next: 'Next Chapter',
  steps: 'Steps between chapters',
  invited: (owner: string) => `${owner} would like you to read along`,
  invitation: (title: string) =>
    `You read “${title}” as its author goes on writing it, before anyone else does. They see that you have come.`,
  as: 'Read along as',
  asHint: 'Its author and the others see this name alone.',
  join: 'Read along',
  missing: 'Nothing to read here',
  missingText: 'It is gone, it is no longer shared with you, or the link no longer works.',
  toList: 'What you read along',
} as const;

/** Texts of the page with everything that is shared. */
export const betaListTexts = {
  title: 'Reading along',
  intro: 'What others show you before it is published, and what you show them.',
  reading: 'Shared with you',
  noReading: 'Nobody has asked you to read along. Someone who would like you to sends you a link, or names you, and your bell tells you.',
  own: 'What you share',
  noOwn: 'You share nothing now. ‘Beta readers’ is beside each of your unpublished stories and under ‘Author tools’.',
  by: 'by <author/>',
  until: 'until <end/>',
  readers: (count: number) => countText(count, { one: 'person reads along', other: 'people read along' }),
} as const;
