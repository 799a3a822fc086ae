import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';

/** Texts of writing a story together. @see docs/product/co-authors.md */
export const coAuthorTexts = {
  title: 'Co-authors',
  intro:
    'Co-authors write and publish as you do: chapters, tags, beta readers, who reads it, which comments appear below. Each sees what is not published of this story.',
  back: 'Back to the story',
  writing: 'Who writes it',
  you: 'you',
  asPen: (pen: string) => `You write this story as ${pen}. Its other authors and its readers see that name alone.`,
  ownInvited: (name: string) =>
    `${name}, another name of yours, is invited too. One person writes a story under one name, so you can only decline. Nobody is told that both are yours.`,
  waiting: 'has not answered yet',
  withdraw: 'Take back',
  withdrawQuestion: (name: string) => ({
    title: `Take the invitation of ${name} back?`,
    description: 'They can no longer accept it.',
    confirmLabel: 'Take back',
  }),
  inviteTitle: 'Ask someone to write with you',
  name: 'Name of a player',
  nameHint: (pen: string | undefined) =>
    pen === undefined
      ? 'Someone you follow, or who follows you, or a pen name that takes invitations. Their bell tells them; they write with you once they accept.'
      : `Someone who follows ${pen}, or a pen name that takes invitations. They learn that ${pen} asks, and nothing more about you.`,
  invite: 'Invite',
  leaveTitle: 'Leave',
  leaveText: 'What you wrote stays in the story, and your unpublished chapters stay with the others. You can no longer write here.',
  leaveNamed: 'Leave, and keep my name on it',
  leaveUnnamed: 'Leave, and take my name off',
  leaveQuestion: (named: boolean) => ({
    title: 'Leave this story?',
    description: named
      ? 'It stays on your page, and you keep your part of its XP. You can no longer write it.'
      : 'Your name is replaced by “Anonymous”. The story leaves your page, and you get no more XP for it.',
    confirmLabel: 'Leave',
  }),
  blocks: 'If you block each other, you both stay its authors until one of you leaves.',
  deleteTitle: 'Delete the story',
  deleteText: 'It is deleted for good, with its comments, once all of you agree. Nobody can leave it to ‘Anonymous’ for the others.',
  agree: 'Agree to delete it',
  agreeQuestion: {
    title: 'Agree to delete this story?',
    description: 'It goes at once if everybody else has agreed. Until then you can change your mind.',
    confirmLabel: 'Agree',
  },
  disagree: 'Keep it after all',
  agreed: 'agrees to delete it',
  alone: 'You are its only author. Nobody has been asked to write with you.',
  said: {
    invited: 'Invited. They are told by their bell.',
    withdrawn: 'The invitation no longer works.',
    joined: 'You write this story now, too.',
    agreed: 'You have agreed. It goes once everybody has.',
    kept: 'It stays.',
    declined: 'Declined. They are told by their bell.',
  },
  somebody: 'Someone',
  asks: (name: string) => `${name} would like to write with you`,
  asksIntro: (title: string, pen: string | undefined) =>
    pen === undefined
      ? `You would be an author of “${title}”, with the same rights as those who write it now.`
      : `You would be an author of “${title}” as ${pen}, with the same rights as those who write it now. They and its readers see that name alone.`,
  asksPen: (name: string, pen: string) => `${name} would like to write with ${pen}`,
  asksRights: [
    'Your name is shown on it everywhere, and it is on your page.',
    'You see and go on with everything of it that is not published; what you write here the others see, too.',
    'XP is shared by the characters that each of you wrote.',
    'You can leave at any time. What you wrote stays, with your name or without. It is deleted only if all of you agree.',
  ],
  writtenBy: 'Written by',
  readIt: 'Read it first',
  accept: 'Accept',
  decline: 'Decline',
  missing: 'Nothing to write here',
  missingText: 'The story is gone, or the invitation was taken back.',
  toFanFiction: 'To fan fiction',
  nameMissing: 'Please enter the name of a player.',
  often: (name: string) => `${name} has been invited often today. Please ask again tomorrow.`,
  unknown: 'Nobody whom you can ask here has this name.',
  already: 'They write it with you already, or are invited.',
  retired: 'You have retired this name. Use it again first, under ‘Pen names’.',
  underOneName: 'You write this story already. One person writes a story under one name.',
  full: (most: number) => `At most ${numberText(most)} people can write a story together.`,
  gone: 'This is no longer there.',
  inCollection: 'A collection holds this story back until a time. Nobody can join it before then.',
  notYours: 'You are not an author of this story.',
  needsAll: 'You write this with others: it is deleted once all of you agree, under ‘Co-authors’.',
  databaseAway: awayTexts.text,
  failed: 'That did not work. Please try again.',
} as const;
