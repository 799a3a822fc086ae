import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';

/** Tells administrators that reports would have hidden more than the brake of an hour allows. */
export const deskNotice: NoticeKind = {
  ...{ id: 'desk', label: 'What administrators must know', delivery: 'at-once', icon: 'hidden' },
  words: () => ({
    said: sentence`Reports would have hidden more than the site allows in an hour`,
    more: 'Someone may be playing with reports. Further things stay in sight, and their cases wait in the queue. Please look at it soon.',
  }),
  address: () => '/moderation',
  mail: {
    subject: 'Many reports at once at Quillarena',
    heading: 'Many reports at once',
    link: 'Open the queue',
    closing: 'You get this mail because you are an administrator of this site.',
  },
};
