import type { NoticeKind } from '~/platform/feature/notice-kind';
import { takeoutAddress } from './takeout-address';
import { takeoutTexts as texts } from './texts';

/** Tells an author that the file with their works is ready. */
export const takeoutNotice: NoticeKind = {
  ...{ id: 'takeout', label: texts.notice.label, delivery: 'here', icon: 'book' },
  words: () => ({ said: [{ text: texts.notice.ready, isolated: false }] }),
  address: () => takeoutAddress,
};
