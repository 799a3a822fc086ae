import { href } from 'react-router';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { texts } from './texts';

/** Leads to the anthology whose week is the detail. */
const toAnthology: NoticeKind['address'] = ({ detail }) => href('/challenge/:week?', { week: detail });

/** Tells a writer that the anthology with their entry has appeared. */
export const anthologyNotice: NoticeKind = {
  ...{ id: 'challenge-out', label: texts.notices.outLabel, delivery: 'mail', icon: 'book' },
  words: () => ({ said: sentence`${texts.notices.out}` }),
  address: toAnthology,
};

/** Tells a reader that they were drawn. */
export const drawnNotice: NoticeKind = {
  ...{ id: 'challenge-drawn', label: texts.notices.drawnLabel, delivery: 'now', icon: 'star' },
  words: () => ({ said: sentence`${texts.notices.drawn}` }),
  address: toAnthology,
};

/** Tells a writer that their entry was picked. */
export const pickedNotice: NoticeKind = {
  ...{ id: 'challenge-picked', label: texts.notices.pickedLabel, delivery: 'mail', icon: 'star' },
  words: (facts) => ({ said: sentence`“${noticeNames(facts).title}” ${texts.notices.picked}` }),
  address: toAnthology,
};
