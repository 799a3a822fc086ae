import { z } from 'zod';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { READERS_PROMISED } from './choose-story';
import { firstReaderTexts } from './texts';

const facts = z.object({ finished: z.int() });

/** Tells a story's writers how many of the readers they were promised have reached its end, and nobody who they are. */
export const firstReadersNotice: NoticeKind = {
  ...{ id: 'first-readers', label: firstReaderTexts.label, delivery: 'here', icon: 'book' },
  words(told) {
    const { finished } = facts.parse(told.params);
    return { said: sentence`“${noticeNames(told).title}”: ${String(finished)} of ${String(READERS_PROMISED)} have finished it` };
  },
  address: ({ story }) => story?.address,
};
