import { z } from 'zod';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { promptsAddress } from './prompt';
import { promptTexts } from './texts';

const texts = promptTexts.notices;
const params = z.object({ title: z.string(), slug: z.string() });
const collectionOf = (stored: unknown) => params.catch({ title: '', slug: '' }).parse(stored);

const address: NoticeKind['address'] = ({ params: stored }) => {
  const { slug } = collectionOf(stored);
  return slug === '' ? undefined : promptsAddress(slug);
};

/** Tells those who maintain a collection of prompts that wait to be let in. */
export const promptProposedNotice: NoticeKind = {
  ...{ id: 'prompt-proposed', label: texts.proposedLabel, delivery: 'mail', icon: 'book', address },
  words: (facts) => ({ said: sentence`${texts.proposed} “${collectionOf(facts.params).title}”` }),
};

/** Tells who proposed a prompt that people find it now. */
export const promptAcceptedNotice: NoticeKind = {
  ...{ id: 'prompt-accepted', label: texts.acceptedLabel, delivery: 'mail', icon: 'check', address },
  words: (facts) => ({ said: sentence`${texts.accepted} “${collectionOf(facts.params).title}”` }),
};

/** Reminds an author of a prompt that they claim. */
export const promptDueNotice: NoticeKind = {
  ...{ id: 'prompt-due', label: texts.dueLabel, delivery: 'now', icon: 'bell', address },
  words: (facts) => ({ said: sentence`${texts.due} “${collectionOf(facts.params).title}” ${texts.dueSoon}` }),
};

/** Tells who wrote a prompt that there is a story for it. */
export const promptAnsweredNotice: NoticeKind = {
  ...{ id: 'prompt-answered', label: texts.answeredLabel, delivery: 'mail', icon: 'book', address },
  words: (facts) => ({ said: sentence`“${noticeNames(facts).title}” ${texts.answered} “${collectionOf(facts.params).title}”` }),
};
