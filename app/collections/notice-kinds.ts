import { z } from 'zod';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { manageAddress, sharedAddress } from './rules/shared-collection';
import { texts } from './texts';

const params = z.object({ title: z.string(), slug: z.string(), state: z.enum(['in', 'declined']).optional() });

/** Asks a player to maintain a collection. */
export const maintainNotice: NoticeKind = {
  ...{ id: 'collection-maintain', label: texts.maintainers.noticeLabel, delivery: 'mail', icon: 'person' },
  words(facts) {
    const { title } = params.catch({ title: '', slug: '' }).parse(facts.params);
    return { said: sentence`${noticeNames(facts).actor} ${texts.maintainers.notice} “${title}”` };
  },
  address({ params: stored }) {
    const found = params.safeParse(stored);
    return found.success ? sharedAddress(found.data.slug) : undefined;
  },
};

/** Tells those who maintain a collection of a story that waits for approval. */
export const askedNotice: NoticeKind = {
  ...{ id: 'collection-asked', label: texts.notices.askedLabel, delivery: 'mail', icon: 'book' },
  words: (facts) => ({ said: sentence`“${noticeNames(facts).title}” ${texts.notices.asked}` }),
  address({ params: stored }) {
    const found = params.safeParse(stored);
    return found.success ? manageAddress(found.data.slug) : undefined;
  },
};

/** Tells those who follow a collection that its stories have appeared; its address is the detail. */
export const revealedNotice: NoticeKind = {
  ...{ id: 'collection-out', label: texts.notices.outLabel, delivery: 'mail', icon: 'book', ofMany: true },
  words: () => ({ said: sentence`${texts.notices.out}` }),
  address: ({ detail }) => (detail === undefined ? undefined : sharedAddress(detail)),
};

/** Tells an author what a maintainer of a collection decided about their story. */
export const decidedNotice: NoticeKind = {
  ...{ id: 'collection-decided', label: texts.notices.decidedLabel, delivery: 'mail', icon: 'check' },
  words(facts) {
    const { title, state } = params.catch({ title: '', slug: '' }).parse(facts.params);
    const decided = state === 'declined' ? texts.notices.declined : texts.notices.letIn;
    return { said: sentence`“${noticeNames(facts).title}” ${decided} “${title}”` };
  },
  address({ params: stored }) {
    const found = params.safeParse(stored);
    return found.success ? sharedAddress(found.data.slug) : undefined;
  },
};
