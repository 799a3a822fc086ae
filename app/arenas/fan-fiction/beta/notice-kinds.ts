import { type NoticeFacts, type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { betaAddress } from './beta';

/** Leads to the work, which the notice keeps; its title is told to nobody who may not read it. */
const toWork = ({ detail }: NoticeFacts) => betaAddress(detail);

/** Asks somebody to read a work before it is public. */
export const betaAskedNotice: NoticeKind = {
  ...{ id: 'beta-asked', label: 'Somebody asks me to read along', delivery: 'here', icon: 'book' },
  words: (facts) => ({ said: sentence`${noticeNames(facts).actor} would like you to read something before it is published` }),
  address: toWork,
};

/** Tells an author that somebody has come by a link. */
export const betaCameNotice: NoticeKind = {
  ...{ id: 'beta-came', label: 'People who come by a link of mine to read along', delivery: 'here', icon: 'person' },
  words: (facts) => ({ said: sentence`${noticeNames(facts).actor} reads along what you have not published` }),
  address: toWork,
};
